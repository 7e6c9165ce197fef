import type { Practice } from '../../src/core/practice.ts'
import { isLocalHost } from '../network.ts'
import { exampleAlt, exampleService } from './example.ts'

interface Clash {
  path: string[]
  message: string
}

/** Shipped texts that were right beside the shipped value of another field, and no longer are. */
export function clashesIn({ portrait, contact }: Pick<Practice, 'portrait' | 'contact'>): Clash[] {
  const clashes: Clash[] = []
  if (portrait.file !== null && portrait.alt === exampleAlt) {
    clashes.push({ path: ['portrait', 'alt'], message: `uma descrição da foto "${portrait.file}"` })
  }
  const { endpoint, service } = contact.form
  const { hostname } = new URL(endpoint)
  if (service.name === exampleService.name && hostname !== exampleService.host && !isLocalHost(hostname)) {
    const message = `o nome do serviço que atende em ${hostname} (a página de privacidade o informa)`
    clashes.push({ path: ['contact', 'form', 'service', 'name'], message })
  }
  return clashes
}
