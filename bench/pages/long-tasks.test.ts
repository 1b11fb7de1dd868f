import { expect, it } from 'vitest'
import { cpuBeyondLongTask, type TraceEvent } from './long-tasks.ts'

const thread = (pid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  pid,
  tid: 1,
  args: { name },
})
const task = (pid: number, ms: number): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  pid,
  tid: 1,
  tdur: ms * 1000,
})

it('of each long task of the page, what is beyond 50 ms of CPU counts', () => {
  const page = [thread(7, 'CrRendererMain'), task(7, 80), task(7, 49), task(7, 50), task(7, 120)]
  const spare = [thread(8, 'CrRendererMain'), task(8, 60)]
  const browser = [thread(9, 'CrBrowserMain'), task(9, 900)]
  expect(cpuBeyondLongTask([...spare, ...page, ...browser])).toBe(100)
})

it('a page that does nothing has none', () => {
  expect(cpuBeyondLongTask([])).toBe(0)
})
