export { formatsNotIn, type Known, unasked } from './agreement.ts'
export { states } from './brazil.ts'
export { normalised } from './characters.ts'
export {
  checkFields,
  checkPractice,
  type FieldReport,
  readFields,
  unknownField,
} from './check.ts'
export { examplePractice } from './examplePractice.ts'
export { limits } from './fields.ts'
export { forSite, setVariables, withVariables } from './forSite.ts'
export { practiceJsonSchema } from './jsonSchema.ts'
export { expectation, jpegInstead, shown } from './messages.ts'
export { parsePractice } from './parse.ts'
export { valueAt, withValue } from './paths.ts'
export { withSaid } from './said.ts'
export { practiceSchema } from './schema.ts'
export { isTitle, limitOf, sentenceNames } from './sentences.ts'
export { councilNumber, councilRegion, hoursIn, webAddress, whatsapp } from './understood.ts'
