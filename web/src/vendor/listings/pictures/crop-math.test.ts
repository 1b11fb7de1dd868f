import { describe, expect, it } from 'vitest'
import { minCropShare } from '@haat/contract/domains/listings.pictures.rules.ts'
import { cutOf, maxZoomOf, middleView, placeOf, turnBy, viewOf, within } from './crop-math.ts'

const wide = { width: 1000, height: 500 }

describe('the square that is cut out of a picture', () => {
  it('is the largest one in the middle at first', () => {
    expect(cutOf(wide, middleView)).toEqual({ turn: 0, crop: { x: 0.25, y: 0, width: 0.5, height: 1 } })
  })

  it('stays inside of the picture however far it is moved or zoomed', () => {
    const far = within(wide, { turn: 0, x: 9, y: -9, zoom: 99 })
    expect(far.zoom).toBe(maxZoomOf(wide))
    const { crop } = cutOf(wide, far)
    expect(crop.x + crop.width).toBeCloseTo(1)
    expect(crop.y).toBeCloseTo(0)
    expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(minCropShare)
  })

  it('of a narrow picture is never smaller than the server takes', () => {
    const narrow = { width: 300, height: 1500 }
    const { crop } = cutOf(narrow, within(narrow, { ...middleView, zoom: 99 }))
    expect(Math.min(crop.width, crop.height)).toBeCloseTo(minCropShare)
  })

  it('shows the same after a turn, four of which change nothing', () => {
    const view = within(wide, { turn: 0, x: 0.3, y: 0.5, zoom: 2 })
    const right = turnBy(wide, view, 90)
    expect(right).toMatchObject({ turn: 90, x: 0.5, y: 0.3 })
    expect(turnBy(wide, right, -90)).toEqual(view)
    const round = [1, 2, 3, 4].reduce((one) => turnBy(wide, one, 90), view)
    expect(round.turn).toBe(0)
    expect(round.x).toBeCloseTo(0.3)
  })

  it('is found again in what was cut', () => {
    const view = within(wide, { turn: 270, x: 0.4, y: 0.6, zoom: 1.5 })
    const again = viewOf(wide, cutOf(wide, view))
    expect(again.zoom).toBeCloseTo(1.5)
    expect([again.turn, again.x, again.y]).toEqual([270, expect.closeTo(0.4), expect.closeTo(0.6)])
  })

  it('lies behind the stage where it is seen', () => {
    expect(placeOf(wide, middleView)).toEqual({ width: 200, height: 100, left: 50, top: 50 })
    expect(placeOf(wide, { turn: 0, x: 0.25, y: 0.5, zoom: 1 }).left).toBe(100)
  })
})
