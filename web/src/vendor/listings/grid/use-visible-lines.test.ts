import { describe, expect, it } from 'vitest'
import { nextRange, rangesAt, slice, topsOf, type LineRange } from './use-visible-lines.ts'

const tops = topsOf(Array.from({ length: 1000 }, () => 50))

/** All steps until what is wanted is drawn. */
function stepsFrom(drawn: LineRange, above: number): LineRange[] {
  const { view, wanted } = rangesAt(tops, above, above + 800)
  const steps: LineRange[] = []
  let at = drawn
  while (at[0] !== wanted[0] || at[1] !== wanted[1]) {
    at = nextRange(at, view, wanted)
    steps.push(at)
    if (steps.length > 100) throw new Error('It does not end')
  }
  return steps
}
const newIn = ([from, to]: LineRange, [before, until]: LineRange) =>
  Array.from({ length: to - from }, (_, at) => from + at).filter((line) => line < before || line >= until)

describe('the lines that are drawn', () => {
  it('are those in the window and some around it, but none that are not there', () => {
    expect(rangesAt(tops, 5000, 5800)).toEqual({ view: [100, 117], wanted: [92, 125] })
    expect(rangesAt(tops, -300, 500)).toEqual({ view: [0, 11], wanted: [0, 19] })
    expect(rangesAt(tops, 49_600, 50_400)).toEqual({ view: [992, 1000], wanted: [984, 1000] })
    expect(rangesAt(topsOf([]), 0, 800)).toEqual({ view: [0, 0], wanted: [0, 0] })
  })

  it('come in slices after a jump, those in the window first', () => {
    const steps = stepsFrom([0, 25], 20_000)
    expect(steps).toEqual([
      [400, 406],
      [400, 412],
      [400, 418],
      [400, 424],
      [395, 425],
      [392, 425],
    ])
  })

  it.each([0, 400, 900, 4000, 49_200])(
    'are never more than a slice of new ones, as from the middle to %i',
    (above) => {
      let before: LineRange = [480, 510]
      for (const step of stepsFrom(before, above)) {
        expect(newIn(step, before).length).toBeLessThanOrEqual(slice)
        before = step
      }
    },
  )
})
