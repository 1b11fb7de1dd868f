import { startControlGroup } from './control-group.ts'
import { startSamples } from './process-samples.ts'

/** Counts the processor time of a command and of all that it starts, also of what outlives the program that started it. */
export interface CpuMeter {
  /** The command as it has to be run so that it is counted. */
  counted(command: string[]): string[]
  /** The processor time so far, in seconds. */
  seconds(): number
  /** Ends the counting; what still runs goes on without being counted. */
  end(): void
}

/** The system's own count where we may ask for one, else what looking at all processes shows; none outside of Linux. */
export const startCpuMeter = (): CpuMeter | undefined => startControlGroup() ?? startSamples()

const rounds = 200_000_000

/** What a fixed piece of work takes here, by which figures of different machines can be compared. */
export function fixedLoopSeconds(): number {
  const before = process.cpuUsage()
  let value = 1
  for (let round = 0; round < rounds; round += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}
