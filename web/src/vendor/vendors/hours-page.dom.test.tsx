import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShopHours } from '@haat/contract/domains/vendors.page.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'
import { makeHours } from './testing/shop.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() => Promise.all([import('./hours-page.tsx'), loadArea('en', 'vendor'), loadArea('en', 'office')]))
// Tuesday, 1 Mangsir 2083, at noon in Nepal.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-17T06:15:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  forgetCookies()
})

function hoursApi(first: ShopHours = makeHours(), answers: Parameters<typeof portalApi>[0] = {}) {
  let hours = first
  const next = (change: Partial<ShopHours>) => {
    hours = { ...hours, ...change, version: hours.version + 1 }
    return { data: hours }
  }
  const api = portalApi({
    'GET /vendor/shops/:shopId/hours': () => ({ data: hours }),
    'PUT /vendor/shops/:shopId/hours': ({ body: { version, ...body } }) =>
      version === hours.version ? next(body) : refuse(409, { code: 'CONFLICT' }),
    ...answers,
  })
  return { api, read: () => hours, saveElsewhere: next }
}
const openHours = (api: ReturnType<typeof portalApi>, language: 'en' | 'ne' = 'en') =>
  openPortal({ api, language, path: '/vendor/palpa-dhaka-udhyog-4/hours' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
/** A time or a day, as its control gives it when it was chosen. */
const choose = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
// The text of a busy button is part of its name here, since no style hides it.
const save = () => press(/^Save/)
const tenToSix = { opens: 600, closes: 1080 }

describe('the week', () => {
  it('of a shop that has not said it begins with usual hours', async () => {
    const { api, read } = hoursApi(makeHours({ hours: null }))
    await openHours(api)
    await screen.findByText('Your page names no hours')
    await press('Set opening hours')
    await save()
    await screen.findByText('Saved. Shoppers see it now.')
    expect(read().hours).toEqual([...Array.from({ length: 6 }, () => [tenToSix]), []])
    await press('Show no hours')
    await save()
    await waitFor(() => expect(read().hours).toBeNull())
  })

  it('takes a break, which is copied to other days with the hours', async () => {
    const { api, read } = hoursApi()
    await openHours(api)
    await choose('Sunday, opens', '09:30')
    await press('Add a break on Sunday')
    await press('Copy the hours of Sunday to other days')
    const dialog = within(await screen.findByRole('dialog'))
    // Days off stay days off unless they are chosen.
    expect(dialog.getByLabelText<HTMLInputElement>('Saturday').checked).toBe(false)
    await userEvent.click(dialog.getByLabelText('Friday'))
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await save()
    const split = [
      { opens: 570, closes: 780 },
      { opens: 840, closes: 1080 },
    ]
    await waitFor(() =>
      expect(read().hours).toEqual([...Array.from({ length: 5 }, () => split), [tenToSix], []]),
    )
  })

  it('opens on a day off with the hours of another day, and closes at midnight', async () => {
    const { api, read } = hoursApi()
    await openHours(api)
    await userEvent.click(await screen.findByRole('switch', { name: /^Saturday/ }))
    await choose('Saturday, closes', '00:00')
    await userEvent.click(screen.getByRole('switch', { name: 'Monday' }))
    await save()
    await waitFor(() => expect(read().hours?.[6]).toEqual([{ opens: 600, closes: 1440 }]))
    expect(read().hours?.[1]).toEqual([])
  })

  it('that cannot be so says why, and is not sent', async () => {
    const { api } = hoursApi()
    await openHours(api)
    await choose('Sunday, closes', '09:00')
    await screen.findByText('The shop closes after it opens')
    await save()
    expect(document.activeElement).toBe(screen.getByLabelText('Sunday, opens'))
    expect(api.requests.some(({ line }) => line.startsWith('PUT'))).toBe(false)
    await choose('Sunday, closes', '18:00')
    await press('Add a break on Sunday')
    await choose('Sunday, break to', '19:00')
    await screen.findByText('The break lies between opening and closing')
  })
})

describe('closed days', () => {
  it('are public holidays or any others, in their order, and can be removed', async () => {
    const { api, read } = hoursApi()
    await openHours(api)
    await press('Add a day')
    await userEvent.selectOptions(await screen.findByLabelText('Public holiday'), '2026-12-25')
    await press('Add this day')
    await press('Add a day')
    await choose('Day *', '2026-12-02')
    await userEvent.type(screen.getByLabelText('Why, in English'), 'Loom repair{Enter}')
    await save()
    await waitFor(() =>
      expect(read().closedDays).toEqual([
        { day: '2026-12-02', words: { en: 'Loom repair', ne: '' } },
        { day: '2026-12-25', words: { en: 'Christmas', ne: 'क्रिसमस' } },
      ]),
    )
    await press('Remove Wednesday, December 2, 2026')
    await save()
    await waitFor(() => expect(read().closedDays).toHaveLength(1))
  })

  it('that are over or in the list already are refused, and what is typed is not forgotten', async () => {
    const { api } = hoursApi(makeHours({ closedDays: [{ day: '2026-12-02', words: { en: '', ne: '' } }] }))
    await openHours(api)
    await userEvent.click(await screen.findByRole('switch', { name: 'Monday' }))
    await press('Add a day')
    await choose('Day *', '2026-11-16')
    await press('Add this day')
    await screen.findByText('Choose a day from today on, within a year')
    await choose('Day *', '2026-12-02')
    await screen.findByText('This day is in the list already')
    await save()
    await screen.findByText('Add the day that you are typing, or cancel it.')
    expect(api.requests.some(({ line }) => line.startsWith('PUT'))).toBe(false)
  })
})

describe('holiday mode', () => {
  it('asks for days and words, and can be ended', async () => {
    const { api, read } = hoursApi()
    await openHours(api)
    await userEvent.click(await screen.findByRole('switch', { name: 'Holiday mode' }))
    await choose('Last closed day *', '2026-11-16')
    await screen.findByText('The last day is not before the first, and not over yet')
    await choose('Last closed day *', '2026-11-20')
    await save()
    await screen.findAllByText('Say a few words to shoppers, in at least one language')
    await userEvent.type(screen.getByLabelText('Words to shoppers, in English'), 'A wedding')
    await save()
    await waitFor(() =>
      expect(read().holiday).toEqual({
        from: '2026-11-17',
        until: '2026-11-20',
        reason: { en: 'A wedding', ne: '' },
      }),
    )
    await userEvent.click(screen.getByRole('switch', { name: 'Holiday mode' }))
    await save()
    await waitFor(() => expect(read().holiday).toBeNull())
  })
})

describe('two people', () => {
  it('who change it at once choose which version stays', async () => {
    const { api, read, saveElsewhere } = hoursApi()
    await openHours(api)
    await choose('Sunday, opens', '09:30')
    saveElsewhere({ closedDays: [{ day: '2026-12-02', words: { en: 'Loom repair', ne: '' } }] })
    await save()
    const notice = within(
      (await screen.findByText('Someone else changed this meanwhile')).closest('section')!,
    )
    notice.getByText('2 December 2026, Loom repair')
    notice.getByText('Sunday: 9:30 AM to 6:00 PM')
    await userEvent.click(notice.getByRole('button', { name: 'Overwrite with mine' }))
    await waitFor(() => expect(read().hours?.[0]).toEqual([{ opens: 570, closes: 1080 }]))
    expect(read().closedDays).toEqual([])
  })

  it('of whom one loses the right reads so', async () => {
    const { api } = hoursApi()
    await openHours(api)
    await userEvent.click(await screen.findByRole('switch', { name: 'Monday' }))
    api.answers['PUT /vendor/shops/:shopId/hours'] = () => refuse(403, { code: 'FORBIDDEN' })
    api.answers['GET /vendor/shops/:shopId'] = () => ({ data: shopOf(myShop({ role: 'packer' })) })
    await save()
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
  })
})

it('says when the hours could not be loaded, and speaks Nepali', async () => {
  const { api } = hoursApi()
  const answer = api.answers['GET /vendor/shops/:shopId/hours']!
  api.answers['GET /vendor/shops/:shopId/hours'] = () => refuse(503)
  await openHours(api, 'ne')
  await screen.findByRole('heading', { name: 'पसल खुल्ने समय लोड भएन' })
  api.answers['GET /vendor/shops/:shopId/hours'] = answer
  await userEvent.click(screen.getByRole('button', { name: 'फेरि प्रयास गर्नुहोस्' }))
  await screen.findByRole('switch', { name: 'आइतबार' })
})
