import { describe, expect, it } from 'vitest'
import { cpuMsIn, parentIn, residentMbIn } from './proc-text.ts'

describe('what the kernel writes about a process', () => {
  it('names its parent', () => {
    expect(parentIn('812 (node) S 77 812 6700 0 -1 4194304 99 0')).toBe(77)
  })
  it('names its parent even when the command looks like more fields', () => {
    expect(parentIn('813 (postgres: a) R 1 (b) S 812 813 813 0 -1')).toBe(812)
  })
  it('says how long it ran, in nanoseconds', () => {
    expect(cpuMsIn('136238500 72282 1\n')).toBe(136.2385)
  })
  it('says how much memory it holds', () => {
    expect(residentMbIn('Name:\tnode\nVmHWM:\t  200000 kB\nVmRSS:\t  125000 kB\nThreads:\t11\n')).toBe(128)
  })
  it('says nothing about the memory of a process that has ended', () => {
    expect(residentMbIn('Name:\tnode\nState:\tZ (zombie)\n')).toBeNaN()
  })
})
