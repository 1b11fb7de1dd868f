import { describe, expect, it } from 'vitest'
import { createWriteBatcher } from './write-batcher.ts'

/** Records what every call was given; a batch that holds a `bad` item is refused as a whole. */
function createBook(most = 10) {
  const calls: string[][] = []
  const held = Promise.withResolvers<void>()
  const write = createWriteBatcher<string>(async (items) => {
    calls.push(items)
    if (calls.length === 1) await held.promise
    if (items.includes('cut')) throw new Error('Connection terminated unexpectedly')
    if (items.some((item) => item.startsWith('bad'))) throw new Error(`refused ${items.join(' ')}`)
  }, most)
  return { calls, write, letGo: held.resolve }
}

describe('what is written together', () => {
  it('goes at once when it comes alone', async () => {
    const { calls, write, letGo } = createBook()
    letGo()
    await write('a')
    await write('b')
    expect(calls).toEqual([['a'], ['b']])
  })

  it('is what came while another was under way, so many at most', async () => {
    const { calls, write, letGo } = createBook(2)
    const all = ['a', 'b', 'c', 'd'].map(write)
    letGo()
    await Promise.all(all)
    expect(calls).toEqual([['a'], ['b', 'c'], ['d']])
  })

  it('is tried one by one when it is refused: nobody fails for another', async () => {
    const { calls, write, letGo } = createBook()
    const first = write('a')
    const others = ['b', 'bad', 'c'].map(write)
    letGo()
    await first
    const ends = await Promise.allSettled(others)
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(ends[1]).toMatchObject({ reason: { message: 'refused bad' } })
    expect(calls).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']])
    await write('d')
    expect(calls.at(-1)).toEqual(['d'])
  })

  it('fails at once for all when the database does not answer', async () => {
    const { calls, write, letGo } = createBook()
    const first = write('a')
    const others = ['b', 'cut', 'c'].map(write)
    letGo()
    await first
    const ends = await Promise.allSettled(others)
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(calls).toHaveLength(2)
  })
})
