import { resolve } from 'node:path'
import {
  API,
  type Checker,
  type Project,
  SignatureKind,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync'
import { examplesOf } from './examples.ts'

/** A type, or something declared that has it. */
export interface Declared {
  name: string
  /** Its doc comment, on one line; for lack of one that of its type. */
  doc: string
  /** Values that its type allows; none where no examples are known. */
  examples(): readonly unknown[]
  members(): readonly Declared[]
  parameters(): readonly Declared[]
  /** What a call of it gives. */
  result(): Declared
}

let project: Project | undefined

/**
 * What a module of the project exports. Asks TypeScript through an interface of its own that is new and may change; the
 * version is pinned. Its process ends with this one.
 */
export function exportsOf(path: string): readonly Declared[] {
  project ??= new API().updateSnapshot({ openProjects: [resolve('tsconfig.json')] }).getProjects()[0]
  if (!project) throw new Error('TypeScript does not open tsconfig.json')
  const { checker, program } = project
  const file = program.getSourceFile(resolve(path))
  const module = file && checker.getSymbolAtLocation(file)
  return module ? checker.getExportsOfModule(module).map(declaredBy(checker)) : []
}

const declaredBy = (checker: Checker) => (symbol: TypeSymbol) =>
  declared(checker, checker.getTypeOfSymbol(symbol) ?? checker.getAnyType(), symbol)

function declared(checker: Checker, type: Type, symbol?: TypeSymbol): Declared {
  const docOf = (of?: TypeSymbol) => of && checker.getDocumentationCommentOfSymbol(of)
  const call = () => checker.getSignaturesOfType(type, SignatureKind.Call)[0]
  return {
    name: symbol?.name ?? '',
    doc: (docOf(symbol) || docOf(type.getAliasSymbol()) || '').replace(/\s+/g, ' '),
    examples: () => examplesOf(checker, type),
    members: () => checker.getPropertiesOfType(type).map(declaredBy(checker)),
    parameters: () => call()?.getParameters().map(declaredBy(checker)) ?? [],
    result: () => {
      const signature = call()
      const given = signature && checker.getReturnTypeOfSignature(signature)
      return declared(checker, given ?? checker.getVoidType())
    },
  }
}
