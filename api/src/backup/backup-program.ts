import path from 'node:path'
import type { Manifest } from './manifest.ts'

/** The one folder that was named, relative to where npm was called. */
export function folderOf(positionals: string[], usage: string): string {
  const [place, ...rest] = positionals
  if (!place || rest.length > 0) throw new Error(`Say which folder: ${usage}`)
  return path.resolve(process.env['INIT_CWD'] ?? '', place)
}

const number = (value: number) => value.toLocaleString('en')

export const summaryOf = ({ totals, files }: Manifest) =>
  `${number(totals.rows)} rows and ${number(totals.files)} files (${number(Math.ceil(files.bytes / 1e6))} MB)`

/**
 * Runs a command. Its last line says what was done and how long it took; a failure is printed as one sentence.
 */
export async function runProgram(work: (print: (line: string) => void) => Promise<string | undefined>) {
  const start = performance.now()
  try {
    const sentence = await work((line) => console.log(line))
    if (sentence) console.log(`${sentence}, in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
