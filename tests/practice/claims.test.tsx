import { describe, expect, it } from 'vitest'
import { checkPractice } from '../../practice/check'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { examplePractice as example } from '../../practice/examplePractice'
import type { PracticeFile } from '../../practice/schema'
import { type Contact, peopleSeen, placesOfCare, trainings } from '../../src/core/practice'
import { ContactSection } from '../../src/sections/contact'
import { claims, ownOf, untrueOf } from '../support/claims'
import { wholePractices } from '../support/extremePractices'
import { markupOf } from '../support/markup'
import { saidBy } from '../support/said'

const subsets = <T,>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length - 1 }, (_, bits) => all.filter((_, index) => ((bits + 1) >> index) & 1))

const ways: readonly Pick<Contact, 'phone' | 'email' | 'whatsapp'>[] = subsets([
  'phone',
  'email',
  'whatsapp',
] as const).map((kinds) => Object.fromEntries(kinds.map((kind) => [kind, example.contact[kind]])))

type Where = PracticeFile['care']['where']

const formatOf: Record<Where, PracticeFile['services'][number]['format']> = {
  'no consultório': 'Presencial',
  'por vídeo': 'Videochamada',
  'no consultório e por vídeo': 'Presencial ou Online',
}

/** Where, whom and by which ways, each with each; the rest in turn. */
const files: readonly PracticeFile[] = placesOfCare
  .flatMap((where) =>
    subsets(peopleSeen).flatMap((whom) => ways.map((reached) => ({ care: { where, whom }, reached }))),
  )
  .map(({ care, reached }, index) => {
    const { offices: _, form, phone, email, whatsapp, ...place } = example.contact
    const other = { district: 'Serra', ...(index % 4 === 2 && { town: 'Outra' }) }
    const rooms = [{ district: 'Centro' }, other].slice(index % 2)
    return {
      ...wholePractices.inPerson,
      profession: index % 3 === 0 ? 'psicólogo' : 'psicóloga',
      care,
      contact: {
        ...place,
        ...reached,
        ...(index % 11 < 6 && { form }),
        ...(care.where !== 'por vídeo' && { offices: rooms }),
      },
      education: {
        university: example.education.university,
        training: trainings[index % 5] ?? 'estudo e supervisão',
        ...(index % 5 < 2 && { institute: 'Instituto C. G. Jung' }),
      },
      services: Array.from({ length: 1 + (index % 6) }, (_, at) => ({
        title:
          at > 0
            ? `Conversa ${at + 1}`
            : care.where === 'no consultório'
              ? 'Atendimento presencial'
              : 'Consulta online',
        description: 'Um encontro combinado aos poucos, no ritmo de cada história.',
        duration: index % 5 < 3 ? '60 minutos' : `${50 + 10 * at} minutos`,
        format: formatOf[care.where],
      })),
      ...(index % 4 === 1 && { clientsOnline: 'quem mora no estado' }),
      ...(index % 7 === 2 && { profiles: [{ name: 'Instagram', url: 'https://instagram.com/exemplo' }] }),
    } satisfies PracticeFile
  })

const practices = files.map((file) => {
  const practice = withDerivedCopy(file)
  return { practice, said: ownOf(saidBy(practice)) }
})

describe('whatever a practice is', () => {
  it('its file is accepted', () => {
    expect(files).toHaveLength(3 * 63 * 7)
    for (const file of files) expect(checkPractice(file).problems, JSON.stringify(file.care)).toEqual([])
  })

  it('no page says what is not true of it', () => {
    const untrue = practices.flatMap(({ practice, said }) => untrueOf(practice, said))
    expect([...new Set(untrue)].slice(0, 12)).toEqual([])
  })

  it('the contact slide names a way beside the form', () => {
    for (const { practice } of practices.slice(0, 3 * 7)) {
      const slide = <ContactSection practice={practice} place="slide" form={null} />
      expect(markupOf(slide), JSON.stringify(practice.contact)).toMatch(/href="(?:tel:|mailto:|https:\/\/wa\.me)/)
    }
  })

  it('what is true of it is said', () => {
    for (const [claim, isTrue] of claims.slice(0, -1))
      expect(
        practices.some(({ practice, said }) => isTrue(practice) && claim.test(said)),
        String(claim),
      ).toBe(true)
  })
})

it.each(Object.entries(wholePractices))('the practice %s is built for the browser tests', async (name, practice) => {
  await expect(`${JSON.stringify(practice, null, 2)}\n`).toMatchFileSnapshot(`../../e2e/practices/${name}.json`)
})
