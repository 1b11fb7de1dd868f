import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { makeVendor } from './testing/vendor.ts'
import { VendorContent } from './vendor-content.tsx'

beforeAll(() =>
  Promise.all([loadArea('en', 'vendors'), loadArea('en', 'reviews'), loadArea('ne', 'vendors')]),
)
// Tuesday, 1 Mangsir 2083, at noon in Nepal.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-17T06:15:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const open = (given: Partial<Vendor> = {}, language: 'en' | 'ne' = 'en') =>
  renderApp(<VendorContent vendor={makeVendor(given)} />, { language })
const tenToSix = [{ opens: 600, closes: 1080 }]
const hours = [...Array.from({ length: 6 }, () => tenToSix), []]

describe('the page of a shop', () => {
  it('names no hours that nobody has said', async () => {
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Palpa Dhaka Udhyog' })
    expect(screen.queryByRole('heading', { name: 'Opening hours' })).toBeNull()
    expect(screen.queryByText(/Open now|Closed now/)).toBeNull()
  })

  it('says until when it is open, and names the week and the next closed days', async () => {
    const closedDays = [{ day: '2026-12-02', words: { en: 'Loom repair', ne: '' } }]
    await open({ hours, closedDays })
    await screen.findByText('Open now, until 6:00 PM')
    const panel = within(screen.getByRole('heading', { name: 'Opening hours' }).closest('section')!)
    expect(panel.getByText('Sunday').nextSibling?.textContent).toBe('10:00 AM to 6:00 PM')
    expect(panel.getByText('Saturday').nextSibling?.textContent).toBe('Closed')
    panel.getByText('Loom repair')
  })

  it.each([
    ['2026-11-17T03:15:00Z', 'Closed now, opens at 10:00 AM'],
    ['2026-11-20T13:15:00Z', 'Closed now, opens on Sunday, November 22, 2026 at 10:00 AM'],
  ])('at %s says “%s”', async (now, words) => {
    vi.setSystemTime(new Date(now))
    await open({ hours })
    await screen.findByText(words)
  })

  it('on holiday says until when, in its words, and from when orders are packed', async () => {
    const closed = { from: '2026-11-15', until: '2026-11-20', reason: { en: 'A wedding', ne: '' } }
    await open({ hours, closed })
    await screen.findByRole('heading', { name: 'Closed until Friday, November 20, 2026' })
    screen.getByText('A wedding')
    screen.getByText('You can order now. Orders are packed from Sunday, November 22, 2026.')
  })

  it('announces a holiday that comes', async () => {
    const closed = { from: '2026-11-22', until: '2026-11-24', reason: { en: 'A wedding', ne: '' } }
    await open({ closed })
    await screen.findByRole('heading', {
      name: 'Closed from Sunday, November 22, 2026 to Tuesday, November 24, 2026',
    })
    expect(screen.queryByText(/Orders are packed/)).toBeNull()
  })

  it('begins its story at the top, and goes on below', async () => {
    await open({ deliveryWords: { en: 'Packed in paper.', ne: '' } })
    await screen.findByText('Four looms.')
    expect(screen.getByRole('link', { name: 'Read the whole story' }).getAttribute('href')).toBe('#story')
    screen.getByText('Since 2049.')
    screen.getByRole('heading', { name: 'How this shop sends' })
  })
})
