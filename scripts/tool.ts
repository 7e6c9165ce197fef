import { spawn } from 'node:child_process'

export interface ToolOptions {
  /** Added to this process's own environment. */
  env?: Readonly<Record<string, string>> | undefined
  /** The tool is ended after this many ms. */
  limitMs?: number
  /** Ends the tool when aborted. */
  signal?: AbortSignal
}

/**
 * Runs a Node program (a file and its arguments) in a process of its own, its output going straight to ours.
 * @returns exit code; 1 also when it could not start or was ended.
 */
export function runTool(command: readonly string[], { env, limitMs, signal }: ToolOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      timeout: limitMs,
      signal,
    })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Builds the site in a process of its own, where the settings handed in hold from its first line on. */
export const buildCommand = ['scripts/run.mjs', 'build']
