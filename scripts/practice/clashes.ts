import type { Practice } from '../../src/core/practice.ts'
import { isLocalHost } from '../network.ts'
import { exampleAlt, exampleService } from './example.ts'

/** Whether a photograph still has the description of the engraved figure that was shipped in its place. */
export const describesEngraving = ({ file, alt }: Practice['portrait']): boolean => file !== null && alt === exampleAlt

/**
 * Host of a form service the privacy page would call by the shipped service's name; `null` where the name may be right.
 * Only a warning follows, because the endpoint may come from the environment, where nobody can change the file.
 */
export function misnamedService({ endpoint, service }: Practice['contact']['form']): string | null {
  const { hostname } = new URL(endpoint)
  const mayBeRight = service.name !== exampleService.name || hostname === exampleService.host || isLocalHost(hostname)
  return mayBeRight ? null : hostname
}
