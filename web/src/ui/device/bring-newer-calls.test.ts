import { afterEach, expect, it } from 'vitest'
import { bringNewerCalls } from './bring-newer-calls.ts'

const names = ['toReversed', 'toSorted', 'toSpliced', 'with'] as const
const native = names.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)!] as const)

afterEach(() => {
  for (const [name, method] of native) Reflect.defineProperty(Array.prototype, name, method)
})

it('what Chrome 109 lacks is there after it was brought', async () => {
  for (const name of names) Reflect.deleteProperty(Array.prototype, name)
  await bringNewerCalls()
  const list = [3, 1, 2]
  const copies = [list.toSorted(), list.toReversed(), list.toSpliced(0, 1), list.with(0, 9)]
  expect(copies).toEqual([
    [1, 2, 3],
    [2, 1, 3],
    [1, 2],
    [9, 1, 2],
  ])
  expect(list).toEqual([3, 1, 2])
})
