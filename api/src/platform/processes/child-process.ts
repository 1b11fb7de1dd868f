import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { redactOutput } from '#platform/log/console-output.ts'

/** Further lines are dropped, so that a process that prints without end does not fill the log. */
const maxLines = 20

/**
 * Must be called before the process has threads, because threads inherit the priority of the one that starts them.
 * Linux with automatic groups shares its time out among sessions first and looks at priorities only within one:
 * without a low group as well, the worker would get as much time as a browser that was started elsewhere.
 */
export function lowerPriority(pid: number, priority: number) {
  setPriority(pid, priority)
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(priority))
  } catch {
    // Other systems have no such groups, and the priority alone is enough.
  }
}

/**
 * What the worker or its libraries print becomes log lines; printed directly it would break the server's log.
 */
export function logLines(
  output: Readable,
  process: string,
  log: { warn(fields: object, sentence: string): void },
) {
  let lines = 0
  createInterface({ input: output }).on('line', (line) => {
    lines += 1
    if (lines <= maxLines) log.warn({ process, line: redactOutput(line) }, 'a process of its own printed')
  })
}

/** A process that reads what strangers sent gets none of the server's secrets. */
export function plainEnvironment() {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return { PATH, HOME, TMPDIR, LANG } as NodeJS.ProcessEnv
}
