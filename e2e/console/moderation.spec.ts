import type { Browser, BrowserContext } from '@playwright/test'
import type { Purchase } from '../../contract/src/domains/reviews.own.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { signInWithNewAccount } from '../testing/new-account.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'

const text = 'The colour is wrong, and Ram Bahadur of Tansen-5 who brought it was rude.'

/** Makes a call of the API in the name of whoever is signed in there. */
async function callAs(context: BrowserContext, baseURL: string, line: `${string} /${string}`, data?: object) {
  const [method, path] = line.split(' ') as [string, string]
  const headers = await bearerOf(context, baseURL)
  const answer = await context.request.fetch(`${baseURL}/api${path}`, {
    method,
    headers,
    ...(data && { data }),
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data
}

const openContext = async (browser: Browser, baseURL: string) => browser.newContext({ baseURL })

test('a review that tells private things is reported, staff take it off the page with a reason, and its author is told', async ({
  page: visitor,
  browser,
  baseURL,
}) => {
  const author = await openContext(browser, baseURL!)
  await signIn(author, baseURL!, 'shopper@haat.test')
  const { items } = (await callAs(author, baseURL!, 'GET /own-reviews/to-write?pageSize=50')) as {
    items: Purchase[]
  }
  const thing = items.find(({ kind }) => kind === 'product')!
  const review = await callAs(author, baseURL!, `PUT /own-reviews/product/${thing.id}`, { stars: 1, text })
  const ratings = async () =>
    (await callAs(author, baseURL!, `GET /products/${thing.id}/reviews/summary`)).ratings as { count: number }
  const before = await ratings()
  await visitor.goto(`/products/${thing.id}?stars=1&reviewSort=createdAt`)
  const words = visitor.getByText(text)
  await expect(words).toBeAttached()

  const reader = await openContext(browser, baseURL!)
  await signInWithNewAccount(reader, baseURL!)
  await callAs(reader, baseURL!, `POST /reviews/${review.id}/reports`, {
    reason: 'personal',
    words: 'He is a neighbour.',
  })
  await visitor.reload()
  await expect(words).toBeAttached()

  const office = await openContext(browser, baseURL!)
  await signInAsStaff(office, baseURL!)
  const staff = await office.newPage()
  await staff.goto('/staff/reviews')
  await staff.getByRole('link', { name: text }).click()
  await expect(staff.getByText('He is a neighbour.')).toBeVisible()
  expect(await axeFaults(staff)).toEqual([])
  await staff.keyboard.press('r')
  await staff.keyboard.press('ArrowDown')
  await expect(staff.getByRole('radio', { name: 'Private things' })).toBeChecked()
  await staff.getByRole('button', { name: 'Take off the page' }).click()
  await expect(staff.getByRole('alert').filter({ hasText: 'It is off the page' })).toBeVisible()
  await expect(staff.getByRole('link', { name: text })).toHaveCount(0)

  expect((await ratings()).count).toBe(before.count - 1)
  await expect(async () => {
    await visitor.reload()
    await expect(words).toHaveCount(0, { timeout: 1000 })
  }).toPass()

  const profile = await author.newPage()
  await profile.goto('/profile/notifications')
  const reason = `${thing.title.en}. The reason: It tells private things about somebody.`
  await expect(profile.getByText(reason)).toBeVisible()
  for (const context of [author, reader, office]) await context.close()
})
