import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import type { CpuMeter } from './cpu-meter.ts'

interface Hierarchy {
  folder: string
  /** Its line in /proc/self/cgroup, whose last part is the group of this process. */
  line: RegExp
  file: string
  secondsOf: (text: string) => number
}

const secondVersion = {
  line: /^0::(.*)$/m,
  file: 'cpu.stat',
  secondsOf: (text: string) => Number(/^usage_usec (\d+)$/m.exec(text)?.[1]) / 1e6,
}
const hierarchies: Hierarchy[] = [
  { folder: '/sys/fs/cgroup', ...secondVersion },
  { folder: '/sys/fs/cgroup/unified', ...secondVersion },
  {
    folder: '/sys/fs/cgroup/cpuacct',
    line: /^\d+:(?:[\w,]+,)?cpuacct(?:,[\w,]+)?:(.*)$/m,
    file: 'cpuacct.usage',
    secondsOf: (text) => Number(text) / 1e9,
  },
]
let made = 0

/** A control group below that of this process, in which Linux counts to the microsecond. Only root may usually make one. */
export function startControlGroup(): CpuMeter | undefined {
  made += 1
  for (const hierarchy of hierarchies) {
    const meter = tryIn(hierarchy, `haat-${process.pid}-${made}`)
    if (meter) return meter
  }
}

function tryIn({ folder, line, file, secondsOf }: Hierarchy, name: string): CpuMeter | undefined {
  let group: string | undefined
  try {
    const own = line.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1]
    if (own === undefined) return undefined
    mkdirSync((group = path.join(folder, own, name)))
    const meter: CpuMeter = {
      counted: (command) => ['sh', '-c', 'echo $$ > "$0" && exec "$@"', `${group}/cgroup.procs`, ...command],
      seconds: () => secondsOf(readFileSync(`${group}/${file}`, 'utf8')),
      end: () => remove(group!),
    }
    const [sh = '', ...args] = meter.counted(['true'])
    if (spawnSync(sh, args, { stdio: 'ignore' }).status === 0 && meter.seconds() >= 0) return meter
  } catch {
    // The next one, or looking at all processes, has to do.
  }
  if (group) remove(group)
  return undefined
}

/** A group in which something still runs cannot be removed: it stays, empty once that has ended. */
function remove(group: string) {
  try {
    rmdirSync(group)
  } catch {
    // Nothing else is left to do.
  }
}
