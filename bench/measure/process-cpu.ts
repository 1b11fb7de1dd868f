import { readdirSync, readFileSync } from 'node:fs'
import { cpuMsIn, parentIn, residentMbIn } from './proc-text.ts'

/** CPU milliseconds by thread. */
export type CpuReading = Map<string, number>
/** Processes and threads come and go while this reads. */
function tryRead<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** The given processes and all their descendants. */
function familyOf(roots: readonly number[]): number[] {
  const family = new Set(roots)
  // A child's pid is not always above its parent's, so this repeats until none is added.
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = tryRead(() => readFileSync(`/proc/${name}/stat`, 'utf8'))
    if (stat) parents.set(Number(name), parentIn(stat))
  }
  for (let before = 0; before !== family.size;) {
    before = family.size
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid)
  }
  return [...family]
}

/**
 * Uses the scheduler's count, because the ticks of `/proc/<pid>/stat` are 10 ms each: too coarse for a batch
 * that takes tens of them spread over a dozen processes.
 */
export function readCpu(roots: readonly number[]): CpuReading {
  const reading: CpuReading = new Map()
  for (const pid of familyOf(roots)) {
    for (const thread of tryRead(() => readdirSync(`/proc/${pid}/task`)) ?? []) {
      const file = `/proc/${pid}/task/${thread}/schedstat`
      const text = tryRead(() => readFileSync(file, 'utf8'))
      if (text) reading.set(file, cpuMsIn(text))
    }
  }
  if (reading.size === 0)
    throw new Error('This system does not count CPU time in /proc/<pid>/task/*/schedstat.')
  return reading
}

/**
 * The CPU time between two readings; a thread that ended in between is left out, a new one counts from its
 * start.
 */
export function cpuMsBetween(before: CpuReading, after: CpuReading): number {
  let total = 0
  for (const [thread, ms] of after) total += ms - (before.get(thread) ?? 0)
  return total
}

export const residentMb = (pid: number): number => residentMbIn(readFileSync(`/proc/${pid}/status`, 'utf8'))
