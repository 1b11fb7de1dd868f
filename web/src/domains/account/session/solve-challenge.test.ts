import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { solveChallenge } from './solve-challenge.ts'

it.each([0, 1, 3999])(
  'finds the number %d by its hash, and names the whole challenge with it',
  async (number) => {
    const hash = createHash('sha256').update(`c2FsdA.${number}`).digest('base64url')
    const challenge = `c2FsdA.mhq2.4000.${hash}.signature`
    expect(await solveChallenge(challenge)).toBe(`${challenge}.${number}`)
  },
)

it('ends where there is no such number', async () => {
  const challenge = `c2FsdA.mhq2.100.${createHash('sha256').update('else').digest('base64url')}.signature`
  await expect(solveChallenge(challenge)).rejects.toThrow('no solution')
})
