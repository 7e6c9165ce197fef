const paths = (table: string): readonly string[] => table.trim().split(/\s+/)

/**
 * Fields in which the shipped file states facts about the practitioner, by the page that shows them: to be replaced, or
 * found true by whoever has read that page. Under no page: what has to be replaced.
 */
export const exampleFields: Readonly<Record<string, readonly string[]>> = {
  '': paths(`
    name registration.number contact.phone contact.whatsapp contact.email contact.town contact.form.accessKey
    education.university education.institute site.url site.poweredBy.name site.poweredBy.url
  `),
  inicio: paths('biography.0 biography.1 credentials.1.description credentials.2.title credentials.2.description'),
  sobre: ['registration.region', 'education.training'],
  servicos: paths(`
    services.0.description services.1.description services.2.description services.0.duration clientsOnline
  `),
  contato: paths(`
    contact.offices.0.district contact.offices.0.landmark contact.offices.0.parking contact.offices.0.access
    contact.state contact.hours.0 contact.hours.1 contact.answerTime
  `),
  privacidade: paths(`
    contact.mailbox.name contact.mailbox.country messagesKept privacyReviewed site.hosting.name site.hosting.country
  `),
}
