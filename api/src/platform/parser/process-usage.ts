import { readFileSync } from 'node:fs'

export interface ProcessUsage {
  /** All that the process has in memory: its heap, its buffers, and what its libraries hold. */
  residentBytes: number
  cpuSeconds: number
}

/** Linux counts in hundredths of a second here, whatever the clock of the machine is. */
const ticksPerSecond = 100

/** What another process uses now; undefined once it has ended, and on systems that do not say. */
export function readProcessUsage(pid: number): ProcessUsage | undefined {
  try {
    const [, kilobytes = 0] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program, in brackets, may hold spaces and brackets itself.
    const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return {
      residentBytes: Number(kilobytes) * 1024,
      cpuSeconds: (Number(user) + Number(system)) / ticksPerSecond,
    }
  } catch {
    return undefined
  }
}
