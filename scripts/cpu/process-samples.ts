import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { CpuMeter } from './cpu-meter.ts'

const betweenMs = 500
const ticksPerSecond = 100

interface Process {
  key: string
  pid: string
  parent: string
  /** Its own, and those of its children that have ended and for which it has waited. */
  ticks: number
}

/**
 * Looks at all processes twice a second. A command carries a mark in its environment, which is inherited also by who outlives its
 * parent; who has changed its environment is found by its parent. What a process does after the last look is not counted
 * unless another counted one waits for it.
 */
export function startSamples(): CpuMeter | undefined {
  if (!existsSync('/proc/self/stat')) return undefined
  const mark = `HAAT_CPU_METER=${process.pid}-${Math.random().toString(36).slice(2)}`
  const counted = new Map<string, Process>()
  const others = new Set<string>()

  const look = () => {
    const running = readdirSync('/proc').flatMap((name) =>
      /^\d+$/.test(name) ? (readProcess(name) ?? []) : [],
    )
    const keys = new Map(running.map(({ pid, key }) => [pid, key]))
    const isOurs = ({ key, pid, parent }: Process) =>
      counted.has(key) || counted.has(keys.get(parent) ?? '') || (!others.has(key) && isMarked(pid, mark))
    // Parents first: a child is found by a parent that was found.
    for (const one of running.toSorted((a, b) => Number(a.pid) - Number(b.pid)))
      if (isOurs(one)) counted.set(one.key, one)
      else others.add(one.key)
    // The ticks of who has ended are in its parent's now, if that one is counted and has waited for it.
    const isThere = new Set(keys.values())
    for (const { key, parent } of counted.values())
      if (!isThere.has(key) && counted.has(keys.get(parent) ?? '')) counted.delete(key)
  }
  const timer = setInterval(look, betweenMs)
  timer.unref()
  return {
    counted: (command) => ['env', mark, ...command],
    seconds: () => {
      look()
      return [...counted.values()].reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond
    },
    end: () => clearInterval(timer),
  }
}

function readProcess(pid: string): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program comes first, in brackets, and may hold blanks and brackets itself.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [parent = '', ...rest] = fields.slice(1)
    const ticks = rest.slice(9, 13).reduce((sum, field) => sum + Number(field), 0)
    return { key: `${pid} ${fields[19]}`, pid, parent, ticks }
  } catch {
    return undefined
  }
}

function isMarked(pid: string, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark)
  } catch {
    return false
  }
}
