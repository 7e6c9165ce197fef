import { describe, expect, it } from 'vitest'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { examplePractice as practice } from '../../practice/examplePractice'
import type { PracticeFile } from '../../practice/schema'
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

  it('describes the business, its specialty, address and phone', () => {
    expect(parsed(practice)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['MedicalBusiness', 'MedicalOrganization'],
      medicalSpecialty: 'Psicologia Clínica',
      url: 'https://www.exemplo.com.br/servicos-terapia',
      telephone: '+5511900000000',
      address: { addressLocality: 'Cidade', addressRegion: 'SP', addressCountry: 'BR' },
    })
  })

  it('has the address of each of two offices', () => {
    expect(parsed(fullest).address).toMatchObject(
      (fullest.contact.offices ?? []).map((office) => ({
        '@type': 'PostalAddress',
        streetAddress: `${office.street} - ${office.district}`,
        addressLocality: office.town,
      })),
    )
    expect(textOf(practice)).not.toContain('streetAddress')
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

  it('offers only what there is, as long as it is', () => {
    const lasting = (...lengths: string[]) => ({
      ...smallest,
      services: smallest.services.flatMap((service) => lengths.map((duration) => ({ ...service, duration }))),
    })
    const [offer, ...others] = offersOf(lasting('50 a 60 minutos'))
    expect(others).toEqual([])
    expect(offer).toMatchObject({ itemOffered: { name: 'Psicoterapia individual online' } })
    expect(serializeJsonLd(offer ?? {})).toContain('de 50 a 60 minutos por videochamada')
    expect(serializeJsonLd(offer ?? {})).not.toContain('duration')
    expect(serializeJsonLd(offersOf(lasting('50 minutos', '80 minutos')))).toContain('Sessões individuais por video')
    expect(textOf(smallest)).not.toMatch(/presencial|consultório,/)
  })

  it('says who is seen, and where: in the whole country only where it is by video', () => {
    const couples: PracticeFile = { ...practice, care: { ...practice.care, whom: ['pessoas adultas', 'casais'] } }
    const audience = { audienceType: 'pessoas adultas e casais' }
    expect(offersOf(couples)).toMatchObject([
      { itemOffered: { audience } },
      { itemOffered: { audience, areaServed: 'BR' } },
    ])
    expect(textOf({ ...practice, clientsOnline: 'brasileiros fora do Brasil' })).not.toContain('areaServed')
  })

  it('says nothing of prices and opinions', () => {
    expect(textOf(practice)).not.toMatch(/"(price\w*|review|aggregateRating)"/)
  })

  it('cannot close the script element it stands in', () => {
    const name = '</script><script>alert(1)</script>'
    const text = textOf({ ...practice, name })
    expect(text).not.toContain('<')
    expect(JSON.parse(text).name).toBe(name)
  })
})
