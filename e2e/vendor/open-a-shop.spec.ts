import { randomInt, randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { codeAt } from '../../api/src/domains/account/second-factor/totp.ts'
import { startSmtpStandIn, type SmtpStandIn } from '../../api/test/smtp-stand-in.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { openAccount, type NewAccount } from '../testing/new-account.ts'
import { startOwnServer, type OwnServer } from '../testing/own-server.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'
import { fillSignIn, submit } from '../testing/sign-in-form.ts'
import { secondFactorCodeOf, signInAsStaff } from '../testing/staff-sign-in.ts'
import { expectRecords } from './shop-records.ts'
import { addPhoto, fill, writeApplication, type NewShop } from './write-application.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
test.use(phone)

/** Applicant, staff and members use this server, which sends its mails; the shopper uses the tests' usual one. */
let smtp: SmtpStandIn
let server: OwnServer
test.beforeAll(async () => {
  smtp = await startSmtpStandIn()
  server = await startOwnServer({ SMTP_URL: smtp.url, PUBLIC_URL: 'http://127.0.0.1' })
})
test.afterAll(async () => {
  await server.stop()
  await smtp.close()
})

const mailsTo = (email: string) =>
  smtp.received.filter(({ to }) => to?.some(({ address }) => address === email))
const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject)

/** The path of a link in a mail, once it has come. */
async function linkFor(email: string, path: string): Promise<string> {
  const link = new RegExp(`${path}\\?token=[\\w-]+`)
  const find = () => mailsTo(email).flatMap(({ text }) => link.exec(text ?? '') ?? [])[0]
  await expect.poll(find).toBeTruthy()
  return find()!
}

/** What the consoles of these browsers say. */
const noise: string[] = []
async function openPhone(browser: Browser) {
  const context = await browser.newContext({ ...phone, baseURL: server.address })
  context.on('weberror', (fault) => noise.push(`uncaught: ${fault.error().message}`))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text())
  })
  return context
}

/** An account whose address is confirmed, in no browser yet. */
async function confirmedAccount(browser: Browser, name: string): Promise<NewAccount> {
  const context = await openPhone(browser)
  const account = await openAccount(context.request, name)
  await signIn(context, server.address, account.email, account.password)
  const headers = await bearerOf(context, server.address)
  const link = await linkFor(account.email, '/verify-email')
  const answer = await context.request.get(`/api/auth${link}`, { headers })
  expect(answer.status(), await answer.text()).toBe(200)
  await context.close()
  return account
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Portal menu' })
/** A phone's bar has room for four pages; the others are behind "More". */
async function openMore(page: Page, name: string) {
  await bar(page).getByRole('button', { name: /^More/ }).click()
  await page.getByRole('dialog').getByRole('link', { name }).click()
}
const openTeam = (page: Page) => openMore(page, 'Team')

/** The other process hears of a change a moment later. */
const reloadUntil = (page: Page, isTrue: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.reload()
      return isTrue()
    })
    .toBe(true)

const registration = 'Registration number and office'
const complaints = 'Complaint contact'
const otherLines = [
  'Business name as registered',
  'Address, phone and email',
  'Kind of business, branches',
  'PAN or VAT number',
  'Account for payouts in the same name',
  'Return and delivery terms',
  'Agreement with Haat',
]

async function accept(staff: Page, lines: string[]) {
  for (const line of lines) {
    await button(staff, `Accept: ${line}`).click()
    await expect(button(staff, `accepted, take back: ${line}`)).toBeVisible()
  }
}

async function sendBack(staff: Page, line: string, reason: string, note: string) {
  await button(staff, `Send back: ${line}`).click()
  const reasons = staff.getByRole('group', { name: `Reason for sending back: ${line}` })
  await reasons.getByRole('button', { name: reason }).click()
  await staff.getByRole('textbox', { name: `Note to the vendor: ${line}` }).fill(note)
}

test('a newcomer opens a shop that staff send back once, invites a packer and hands it over; staff suspend it and open it again', async ({
  page: shopper,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6)
  const shop: NewShop = { name: `Rukum Allo ${mark}`, pan: String(randomInt(100_000_000, 1_000_000_000)) }
  const packer = await confirmedAccount(browser, 'Asha Rai')
  const [applicantPhone, staffPhone, packerPhone] = await Promise.all([1, 2, 3].map(() => openPhone(browser)))
  const applicant = await openAccount(applicantPhone!.request, 'Bishnu Maya Pun')

  // The newcomer reads what it costs, signs in on the way, and writes everything.
  const page = await applicantPhone!.newPage()
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sell on Haat' }).click()
  await expect(heading(page)).toHaveText('Your craft, our market lane')
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Open my shop').click()
  await fillSignIn(page, applicant)
  await submit(page)
  await expect(toast(page, 'Namaste, Bishnu.')).toBeVisible()
  await button(page, 'Open my shop').click()
  await writeApplication(page, shop)
  await button(page, 'Send the application').click()
  await expect(page.getByText('Please confirm your email address first.')).toBeVisible()
  await page.goto(await linkFor(applicant.email, '/verify-email'))
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await page.goto('/vendor/apply/review')
  await button(page, 'Send the application').click()
  await expect(heading(page)).toHaveText('We look at it')
  expect(await axeFaults(page)).toEqual([])

  // Staff look at the papers, accept most lines and send two back.
  await signInAsStaff(staffPhone!, server.address, 'shops@haat.test')
  const staff = await staffPhone!.newPage()
  await staff.goto('/staff/vendors')
  await staff.getByRole('link', { name: shop.name }).click()
  await expect(staff.getByRole('img', { name: 'PAN' })).toBeVisible()
  await button(staff, `Show Registration for ${registration}`).click()
  await expect(staff.getByRole('region', { name: 'Paper: Registration' }).locator('canvas')).toBeVisible()
  await accept(staff, otherLines)
  await sendBack(staff, registration, 'Missing page', 'The stamp is cut off.')
  await sendBack(staff, complaints, 'Not reachable', 'Nobody answers this number.')
  expect(await axeFaults(staff)).toEqual([])
  await button(staff, 'Send back 2 items').click()
  await expect(toast(staff, 'Sent back.')).toBeVisible()
  const applicationId = staff.url().split('/').at(-1)!

  // The applicant mends both and sends them again.
  await page.reload()
  await expect(heading(page)).toHaveText('2 things came back')
  expect(await axeFaults(page)).toEqual([])
  await expect(page.getByText('“The stamp is cut off.”')).toBeVisible()
  await addPhoto(page, /^Take it again/)
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(1)
  await fill(page, { 'Phone for complaints': '984-7055121' })
  await button(page, 'Send it again').click()
  await expect(heading(page)).toHaveText('We look at it')

  await staff.reload()
  await expect(staff.getByText('Sent again', { exact: true })).toBeVisible()
  await accept(staff, [registration, complaints])
  await button(staff, 'Approve').click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(toast(staff, 'The shop is open.')).toBeVisible()

  // The owner invites a packer by mail, who joins.
  await page.reload()
  await expect(heading(page)).toHaveText('Your shop is open')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to my shop' }).click()
  await expect(heading(page)).toHaveText(`Namaste, ${shop.name}`)
  expect(await axeFaults(page)).toEqual([])
  await openTeam(page)
  await button(page, 'Invite').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Their email address').fill(packer.email)
  await expect(dialog.getByRole('radio', { name: /^Packer/ })).toBeChecked()
  expect(await axeFaults(page, { include: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: packer.email })).toContainText('open until')
  expect(await axeFaults(page)).toEqual([])

  const second = await packerPhone!.newPage()
  await second.goto(await linkFor(packer.email, '/vendor/join'))
  await expect(heading(second)).toHaveText(`Join ${shop.name}`)
  expect(await axeFaults(second)).toEqual([])
  await second.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await fillSignIn(second, packer)
  await submit(second)
  await button(second, 'Join the shop').click()
  await expect(toast(second, `Welcome to ${shop.name}. Your role: Packer.`)).toBeVisible()
  await openTeam(second)
  await expect(second.getByText('Your role: Packer', { exact: true })).toBeVisible()
  await expect(button(second, 'Invite')).toHaveCount(0)

  // Another account for the money asks for a second factor, which is set up on the way.
  await openMore(page, 'Payout account')
  await button(page, 'Change the account').click()
  await expect(dialog.getByRole('heading', { name: 'First set up two-step sign-in' })).toBeVisible()
  expect(await axeFaults(page, { include: 'dialog' })).toEqual([])
  await dialog.getByLabel('Your password').fill(applicant.password)
  await button(page, 'Continue').click()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('The code it shows now').fill(codeAt(secret).code)
  await button(page, 'I have saved them').click()
  await dialog.getByRole('radio', { name: 'eSewa wallet' }).check()
  await fill(page, { 'Name of the account': shop.name, 'Mobile number of the wallet': '9841234567' })
  await dialog.getByLabel('Your password').fill(applicant.password)
  await dialog
    .getByLabel('Code from the app')
    .fill(await secondFactorCodeOf(applicantPhone!.request, applicant.email))
  expect(await axeFaults(page, { include: 'dialog' })).toEqual([])
  await button(page, 'Give this account').click()
  await expect(page.getByRole('heading', { name: 'A change waits' })).toBeVisible()

  await openTeam(page)
  await button(page, 'Hand over ownership').click()
  await dialog.getByRole('radio', { name: /Asha Rai/ }).check()
  await dialog.getByLabel('Your password').fill(applicant.password)
  expect(await axeFaults(page, { include: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(toast(page, 'Asha Rai is the owner now, and you are a manager.')).toBeVisible()
  await expect(page.getByText('Your role: Manager', { exact: true })).toBeVisible()

  // Staff suspend the shop: in another process, too, shoppers see it paused; members read why.
  const slug = `rukum-allo-${mark}`
  const paused = shopper.getByText(`The shop ${shop.name} is paused at the moment.`)
  await shopper.goto(`/vendors/${slug}`)
  await expect(heading(shopper)).toHaveText(shop.name)
  await expect(paused).toHaveCount(0)
  await staff.getByRole('link', { name: 'Go to the shop' }).click()
  await staff.getByRole('radio', { name: 'A paper has expired or is missing' }).check()
  await fill(staff, { 'Words to the shop': 'Your licence has expired.' })
  expect(await axeFaults(staff)).toEqual([])
  await button(staff, 'Suspend').click()
  await expect(toast(staff, 'The shop is suspended.')).toBeVisible()
  await reloadUntil(shopper, () => paused.isVisible())
  expect(await axeFaults(shopper)).toEqual([])
  await bar(second).getByRole('link', { name: 'Home' }).click()
  await expect(second.getByRole('heading', { name: 'Your shop is suspended' })).toBeVisible()
  await expect(second.getByText('Your licence has expired.')).toBeVisible()
  expect(await axeFaults(second)).toEqual([])
  await button(staff, 'Open again').click()
  await expect(toast(staff, 'The shop is open again.')).toBeVisible()
  await reloadUntil(shopper, async () => !(await paused.isVisible()))
  await expect(heading(shopper)).toHaveText(shop.name)

  // The new owner removes the first one, whose next press says so.
  await openTeam(second)
  await button(second, 'Remove Bishnu Maya Pun from the team').click()
  await second.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(second, 'Bishnu Maya Pun is no longer in the team.')).toBeVisible()
  await bar(page).getByRole('link', { name: 'Home' }).click()
  await expect(heading(page)).toHaveText(`You are no longer in the team of ${shop.name}`)
  expect(await axeFaults(page)).toEqual([])

  await expectRecords(applicationId, { shop, applicant, packer })
  const subjects = subjectsTo(applicant.email).join('\n')
  for (const words of ['We have your application', 'Please mend something', 'Your shop is open']) {
    expect(subjects).toContain(words)
  }
  await expect.poll(() => subjectsTo(packer.email)).toContain(`${shop.name} on Haat is suspended`)
  expect(noise.filter((text) => !/status of (401|403|404)/.test(text))).toEqual([])
  await Promise.all([applicantPhone, staffPhone, packerPhone].map((one) => one!.close()))
})
