import { expect, it } from 'vitest'
import { shortName } from './short-name.ts'

it('leaves a name that fits, and cuts a longer one after a word', () => {
  expect(shortName('Masala chiya blend, 200 g')).toBe('Masala chiya blend, 200 g')
  expect(shortName('Hand-woven pashmina shawl, rhododendron red, with a fringe')).toBe(
    'Hand-woven pashmina shawl, rhododendron…',
  )
  expect(shortName('x'.repeat(60))).toBe(`${'x'.repeat(44)}…`)
})
