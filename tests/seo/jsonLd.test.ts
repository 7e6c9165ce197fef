import { describe, expect, it } from 'vitest'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { examplePractice as practice } from '../../practice/examplePractice'
import type { PracticeFile } from '../../src/core/practice'
import { jsonLd, serializeJsonLd } from '../../src/seo/jsonLd'
import { fullest, smallest } from '../support/extremePractices'
import { pagesOf } from './pages'

const servicesOf = (someone: PracticeFile) =>
  jsonLd({ id: 'services', theme: 'salvia', path: '/servicos-terapia' }, withDerivedCopy(someone))

const textOf = (someone: PracticeFile): string => serializeJsonLd(servicesOf(someone) ?? {})
const parsed = (someone: PracticeFile) => JSON.parse(textOf(someone))
const offersOf = (someone: PracticeFile): object[] => parsed(someone).hasOfferCatalog.itemListElement

describe('structured data of the services page', () => {
  it('is on that page only', () => {
    const ids = pagesOf(practice).filter((page) => jsonLd(page, withDerivedCopy(practice)) !== null)
    expect(ids.map(({ id }) => id)).toEqual(['services'])
  })

  it('describes the business, its specialty, address, phone and hours', () => {
    expect(parsed(practice)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['MedicalBusiness', 'MedicalOrganization'],
      medicalSpecialty: 'Psicologia Clínica',
      url: 'https://www.exemplo.com.br/servicos-terapia',
      telephone: '+5511900000000',
      address: { addressLocality: 'Cidade', addressRegion: 'SP', addressCountry: 'BR' },
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
          opens: '08:00',
          closes: '18:00',
        },
        { dayOfWeek: ['https://schema.org/Saturday'], opens: '08:00', closes: '12:00' },
      ],
      founder: {
        jobTitle: 'Psicóloga',
        alumniOf: [{ name: practice.education.university }, { name: practice.education.institute }],
        hasCredential: {
          name: 'CRP 06/000000',
          recognizedBy: { name: 'Conselho Regional de Psicologia da 6ª Região' },
        },
      },
    })
  })

  it('has two places, languages and profiles where there are any', () => {
    const [one, other] = fullest.contact.offices ?? []
    const language = (fullest.languages ?? []).map((name) => ({ '@type': 'Language', name }))
    expect(parsed(fullest)).toMatchObject({
      location: [one, other].map((office) => ({
        '@type': 'PostalAddress',
        streetAddress: `${office?.street} - ${office?.district}`,
        addressLocality: office?.town,
      })),
      contactPoint: { availableLanguage: language },
      founder: { knowsLanguage: language },
      sameAs: fullest.profiles?.map(({ url }) => url),
      openingHoursSpecification: fullest.contact.hours.map(({ opens, closes }) => ({ opens, closes })),
    })
    expect(textOf(practice)).not.toMatch(/sameAs|knowsLanguage|streetAddress|"location"/)
  })

  it('has hours beside an address only where there is one office', () => {
    const withHours = (part: object): object[] => [
      ...('openingHoursSpecification' in part || 'hoursAvailable' in part ? [part] : []),
      ...Object.values(part).flatMap((inner) => (typeof inner === 'object' ? withHours(inner) : [])),
    ]
    expect(withHours(parsed(practice))).toMatchObject([{ address: { addressLocality: 'Cidade' } }])
    const [whole, ...others] = withHours(parsed(fullest))
    expect(others).toEqual([])
    expect(whole).not.toHaveProperty('address')
  })

  it('offers exactly two services of 60 minutes', () => {
    const catalog = parsed(practice).hasOfferCatalog
    expect(catalog['@type']).toBe('OfferCatalog')
    expect(catalog.itemListElement).toMatchObject(
      ['presencial', 'online'].map((format) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: `Psicoterapia individual ${format}`,
          description: expect.stringContaining('Sessões individuais de 60 minutos'),
          duration: 'PT60M',
        },
      })),
    )
    expect(catalog.itemListElement).toHaveLength(2)
  })

  it('offers sessions as long as they are, and none in an office that is not there', () => {
    const lasting = (...lengths: string[]) => ({
      ...smallest,
      services: smallest.services.flatMap((service) => lengths.map((duration) => ({ ...service, duration }))),
    })
    const [offer, ...others] = offersOf(lasting('50 a 60 minutos'))
    expect(others).toEqual([])
    expect(offer).toMatchObject({ '@id': expect.stringContaining('#psicoterapia-individual-online') })
    expect(serializeJsonLd(offer ?? {})).toContain('de 50 a 60 minutos por videochamada')
    expect(serializeJsonLd(offer ?? {})).not.toContain('duration')
    // what differs by its length alone has it in its name
    expect(offersOf(lasting('50 minutos', '80 minutos'))).toMatchObject(
      ['50', '80'].map((minutes) => ({
        name: `Psicoterapia individual online, ${minutes} minutos`,
        itemOffered: { duration: `PT${minutes}M` },
      })),
    )
    expect(textOf(smallest)).not.toMatch(/presencial|consultório,|areaServed/)
  })

  it('offers the practitioner’s own services, each where it can be had', () => {
    const offers = offersOf(fullest) as { '@id': string; name: string; itemOffered: { description: string } }[]
    expect(offers.map(({ name }) => name)).toEqual([
      'Acompanhamento psicoterapêutico presencial',
      'Acompanhamento psicoterapêutico online',
      'Supervisão para psicoterapeutas, presencial',
      'Psicoterapeutas em orientações, online',
      'Psicoterapia de casais, presencial',
      'Psicoterapia de casais, online',
      'Psicoterapia de famílias, presencial',
      'Orientação de mães e pais, online',
    ])
    expect(new Set(offers.map((offer) => offer['@id'])).size).toBe(offers.length)
    expect(offers[2]?.itemOffered.description).toBe(fullest.services[1]?.description)
    const named = practice.services.map((service) => ({ ...service, title: 'Terapia presencial e online' }))
    expect(offersOf({ ...practice, services: named })).toMatchObject([{ name: 'Terapia presencial e online' }])
  })

  it('names WhatsApp where there is no other way', () => {
    const { phone, email, ...contact } = practice.contact
    expect(parsed({ ...practice, contact }).contactPoint).toMatchObject({
      url: expect.stringContaining('https://wa.me/5511900000000'),
    })
    expect(parsed(practice).contactPoint).not.toHaveProperty('url')
  })

  it('cannot close the script element it stands in', () => {
    const name = '</script><script>alert(1)</script>'
    const text = textOf({ ...practice, name })
    expect(text).not.toContain('<')
    expect(JSON.parse(text).name).toBe(name)
  })
})
