import { describe, expect, it } from 'vitest'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { examplePractice as practice } from '../../practice/examplePractice'
import * as format from '../../src/core/format'

describe('what follows from the practice file', () => {
  it.each([
    [format.telHref('(11) 90000-0000'), 'tel:+5511900000000'],
    [format.mailtoHref('contato@exemplo.com.br'), 'mailto:contato@exemplo.com.br'],
    [format.whatsappNumber('5511912345678'), '(11) 91234-5678'],
    [format.dateLabel('2026-11-21'), '21 de novembro de 2026'],
    [format.dateLabel('2027-01-01'), '1º de janeiro de 2027'],
    [format.dateLabel('2027-03-09'), '9 de março de 2027'],
    [format.dateLabel('2027-12-31'), '31 de dezembro de 2027'],
    [format.registrationLabel(practice.registration), 'CRP 06/000000'],
    [format.credentialLine(practice), 'Psicóloga, CRP 06/000000'],
    [format.capitalisedProfession({ profession: 'psicólogo' }), 'Psicólogo'],
    [format.agreeing({ profession: 'psicólogo' }, 'a', 'o'), 'o'],
  ])('%s', (written, expected) => {
    expect(written).toBe(expected)
  })

  it('a link to WhatsApp with a draft', () => {
    const chat = new URL(format.whatsappHref('5511900000000'))
    expect(chat.origin + chat.pathname).toBe('https://wa.me/5511900000000')
    expect(chat.search).not.toMatch(/[ +]/)
    expect(chat.searchParams.get('text')).toBe(format.whatsappDraft)
  })

  it('hours', () => {
    const hoursOf = (hours: typeof practice.contact.hours) =>
      withDerivedCopy({ ...practice, contact: { ...practice.contact, hours } }).derivedCopy.hours
    expect(hoursOf(practice.contact.hours)).toEqual(['Segunda a sexta, 8h–18h', 'Sábado, 8h–12h'])
    const sunday = { from: 'domingo', to: 'domingo' } as const
    const hours = hoursOf([
      { ...sunday, opens: '00:30', closes: '08:30' },
      { ...sunday, opens: '10:00', closes: '24:00' },
      { from: 'quinta', to: 'sexta', opens: '14:00', closes: '19:00' },
    ])
    expect(hours).toEqual(['Domingo, 0h30–8h30', 'Domingo, 10h–24h', 'Quinta e sexta, 14h–19h'])
  })

  it('towns with their article, and not twice with a state of the same name', () => {
    const at = (town: string, name: string) => ({
      ...practice.contact,
      town,
      state: { name, code: 'RJ' },
      offices: undefined,
    })
    expect(format.inPlace(at('Niterói', 'Rio de Janeiro'))).toBe('em Niterói, Rio de Janeiro')
    expect(format.inPlace(at('Rio de Janeiro', 'Rio de Janeiro'))).toBe('no Rio de Janeiro')
    const offices = [{ district: 'Centro' }, { district: 'Centro', town: 'Rio de Janeiro' }]
    expect(format.inTowns({ ...at('Niterói', 'Rio de Janeiro'), offices })).toBe('em Niterói e no Rio de Janeiro')
    expect(offices.map((office, index) => format.officeTitle(office, offices[1 - index]))).toEqual([
      'Centro',
      'Centro, Rio de Janeiro',
    ])
  })

  it('the towns of its places', () => {
    const { contact } = practice
    const [office = { district: 'Centro' }] = contact.offices ?? []
    expect(format.placeLine(contact)).toBe('Cidade, São Paulo')
    expect(format.placeLine({ ...contact, offices: undefined })).toBe('Cidade, São Paulo')
    expect(format.placeLine({ ...contact, offices: [office, office] })).toBe('Cidade, São Paulo')
    const elsewhere = { ...office, town: 'Suzano' }
    expect(format.placeLine({ ...contact, offices: [office, elsewhere] })).toBe('Cidade e Suzano, São Paulo')
  })
})
