/** Fields in which the shipped value has to be replaced. */
export const exampleValues: readonly string[] = [
  'name',
  'aboutSlug',
  'registration.number',
  'contact.phone',
  'contact.whatsapp',
  'contact.email',
  'contact.town',
  'contact.form.accessKey',
  'education.university',
  'education.institute',
  'site.url',
  'site.poweredBy.name',
  'site.poweredBy.url',
]

/** Fields in which the shipped file states facts about the practitioner: to be confirmed or replaced. */
export const exampleStatements: readonly string[] = [
  'biography.0',
  'biography.1',
  'contact.offices.0.district',
  'contact.offices.0.landmark',
  'contact.offices.0.parking',
  'contact.offices.0.access',
  'contact.hours',
  'contact.answerTime',
  'contact.mailbox.name',
  'credentials.1.description',
  'credentials.2.title',
  'credentials.2.description',
  'services.0.description',
  'services.1.description',
  'services.2.description',
  'site.hosting.name',
]
