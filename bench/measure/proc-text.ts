/**
 * The parent's pid in `/proc/<pid>/stat`. A command may contain spaces and brackets, so fields are counted from
 * the last bracket.
 */
export function parentIn(stat: string): number {
  const afterCommand = stat.slice(stat.lastIndexOf(')') + 2)
  return Number(afterCommand.split(' ')[1])
}

/** Milliseconds on a processor in `/proc/<pid>/task/<tid>/schedstat`, which counts nanoseconds. */
export const cpuMsIn = (schedstat: string): number => Number(schedstat.split(' ')[0]) / 1e6

/** Resident memory in `/proc/<pid>/status`, in MB. */
export function residentMbIn(status: string): number {
  const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? NaN : (Number(kilobytes) * 1024) / 1e6
}
