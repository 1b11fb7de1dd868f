import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Invitation } from '@haat/contract/domains/members.ts'
import { vendor as en } from '#messages/en/vendor.ts'
import { vendor as ne } from '#messages/ne/vendor.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { JoinPage } from './members/join-page.tsx'
import { forgetCookies, members, myShop, openPortal, portalApi, shopOf } from './testing/render-portal.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

const languages = ['en', 'ne'] as const
type Language = (typeof languages)[number]
const texts = { en, ne }

beforeAll(async () => {
  await import('@haat/contract/domains/members.ts')
  for (const language of languages)
    await Promise.all(
      (['vendor', 'office', 'signIn', 'profile'] as const).map((name) => loadArea(language, name)),
    )
})
afterEach(forgetCookies)

const gone = () => refuse(404, { code: 'NOT_FOUND' })
const openTeam = (language: Language, api: ReturnType<typeof portalApi>) =>
  openPortal({ api, language, path: '/vendor/palpa-dhaka-udhyog-4/team' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
/** What a busy button says stands in it too. */
const beginning = (words: string) => new RegExp(`^${words}`)

/** What can go wrong around a shop, as somebody comes into it. Each ends with a sentence in both languages. */
const mishaps: Record<
  string,
  { sentence: Record<Language, string>; happen(language: Language): Promise<unknown> }
> = {
  'the address of another’s shop': {
    sentence: { en: 'This shop is not one of yours', ne: 'यो पसल तपाईंको होइन' },
    happen: (language) =>
      openPortal({
        language,
        path: '/vendor/somebody-elses-9/team',
        api: portalApi({ 'GET /vendor/shops/:shopId': gone, 'GET /vendor/shops/:shopId/members': gone }),
      }),
  },
  'a member removed in the middle of an edit': {
    sentence: {
      en: 'You are no longer in the team of Palpa Dhaka Udhyog',
      ne: 'तपाईं अब पाल्पा ढाका उद्योगको टोलीमा हुनुहुन्न',
    },
    async happen(language) {
      const { team } = texts[language]
      const api = portalApi({ 'POST /vendor/shops/:shopId/invitations': gone })
      await openTeam(language, api)
      await press(team.invite)
      const form = await dialog()
      await userEvent.type(form.getByLabelText(beginning(team.email)), 'asha@example.com')
      api.answers['GET /vendor/shops/:shopId'] = gone
      await userEvent.click(form.getByRole('button', { name: beginning(team.send) }))
    },
  },
  'two owners who hand over at once': {
    sentence: {
      en: 'You may not do this any more. Your role in the shop has changed.',
      ne: 'तपाईंलाई अब यो गर्न अनुमति छैन। पसलमा तपाईंको भूमिका फेरिएको छ।',
    },
    async happen(language) {
      const { team } = texts[language]
      const api = portalApi({
        'POST /vendor/shops/:shopId/transfer-ownership': () => {
          api.answers['GET /vendor/shops/:shopId'] = () => ({ data: shopOf(myShop({ role: 'manager' })) })
          return refuse(403, { code: 'FORBIDDEN' })
        },
      })
      await openTeam(language, api)
      await press(team.handOver)
      const form = await dialog()
      await userEvent.type(form.getByLabelText(beginning(team.password)), 'namaste')
      await userEvent.click(form.getByRole('button', { name: beginning(team.handOverConfirm) }))
    },
  },
  'the last owner leaving, since the other has just left': {
    sentence: {
      en: 'A shop needs an owner. Make somebody else the owner first.',
      ne: 'पसलमा एक जना मालिक चाहिन्छ। पहिले अरू कसैलाई मालिक बनाउनुहोस्।',
    },
    async happen(language) {
      const { team } = texts[language]
      const owners = members.map((member) => ({ ...member, role: 'owner' as const }))
      const api = portalApi({
        'GET /vendor/shops/:shopId/members': () => ({ data: { items: owners, invitations: [] } }),
        'POST /vendor/shops/:shopId/leave': () => refuse(409, { code: 'LAST_OWNER' }),
      })
      await openTeam(language, api)
      await press(team.leave)
      await userEvent.click((await dialog()).getByRole('button', { name: beginning(team.leave) }))
    },
  },
  'an invitation used twice': {
    sentence: { en: 'This invitation has been used', ne: 'यो निम्तो प्रयोग भइसक्यो' },
    happen: (language) => openJoin(language, { state: 'used', caller: 'other-address' }),
  },
  'an invitation used by another address': {
    sentence: { en: 'This invitation is for another address', ne: 'यो निम्तो अर्को इमेलका लागि हो' },
    happen: (language) => openJoin(language, { caller: 'other-address' }),
  },
  'an invitation used after its end': {
    sentence: { en: 'This invitation has ended', ne: 'यो निम्तोको समय सकियो' },
    happen: (language) => openJoin(language, { state: 'ended' }),
  },
}

function openJoin(language: Language, given: Partial<Invitation>) {
  const invitation: Invitation = {
    shopName: myShop().name,
    sign: 'पा',
    signColour: 'crimson',
    role: 'packer',
    invitedBy: 'Suresh Thapa',
    maskedEmail: 'm•••@example.com',
    expiresAt: '2026-11-24T06:00:00.000Z',
    state: 'open',
    caller: 'invited',
    ...given,
  }
  const api = portalApi({ 'GET /vendor/invitations': () => ({ data: invitation }) })
  const page = <JoinPage token="abcdefghij" onSignIn={() => {}} onRegister={() => {}} />
  return openPortal({ api, page, language, path: '/vendor/join' })
}

describe.each(Object.entries(mishaps))('%s', (_, { sentence, happen }) => {
  it.each(languages)('is told in a sentence (%s)', async (language) => {
    await happen(language)
    expect(await screen.findByText(sentence[language])).toBeTruthy()
  })
})
