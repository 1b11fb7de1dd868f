import type { Page } from '@playwright/test'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { startOwnServer, type OwnServer } from '../testing/own-server.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'

/** Visitor and staff each in a browser of their own, at a server that is stopped and started in the middle. */
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ CHAT_HOURS: 'always' })
})
test.afterAll(() => server.stop())
test.use({ expectedNoise: [/Failed to load resource|ERR_/] })

const chat = (page: Page) => page.getByRole('dialog', { name: 'Live chat' })
const messagesIn = (page: Page) => chat(page).getByRole('log').getByRole('article')
const send = async (page: Page, text: string) => {
  await chat(page).getByLabel('Write a message').fill(text)
  await chat(page).getByLabel('Write a message').press('Enter')
}

test(
  'a chat goes between two browsers and through a restart of the server: nothing lost, nothing twice',
  onlyLong,
  async ({ page, browser }) => {
    const desk = await browser.newContext({ baseURL: server.address })
    await signInAsStaff(desk, server.address)
    const staff = await desk.newPage()
    await staff.goto('/staff/desk')
    await expect(staff.getByRole('switch', { name: 'Available for chat' })).toBeChecked()

    const question = `Momo outside the Ring Road? ${Date.now()}`
    await page.goto(`${server.address}/help-support`)
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
    await page.getByRole('button', { name: 'Start live chat' }).click()
    // Staff of other tests may be here too.
    await expect(chat(page).getByText(/^\S+ is here$/)).toBeVisible()
    await chat(page).getByLabel('Full Name').fill('Mina <b>Gurung</b>')
    await chat(page).getByLabel('Email Address').fill(`mina-${Date.now()}@example.com`)
    await chat(page).getByLabel('Message').fill(question)
    await chat(page).getByRole('button', { name: 'Start chat' }).click()
    await expect(messagesIn(page)).toHaveText([/Sent$/])
    expect(await axeFaults(page, { include: '[role=dialog]' })).toEqual([])

    // It stands on top of the desk and counts in the title, also for a colleague at another page.
    const second = await browser.newContext({ baseURL: server.address })
    await signInAsStaff(second, server.address)
    const colleague = await second.newPage()
    await colleague.goto('/staff/settings')
    await expect(colleague).toHaveTitle(/^\(\d+\) /)
    await expect(colleague.getByRole('link', { name: /chats? needs? you/ }).first()).toBeVisible()
    const chatIn = (at: Page) =>
      at.getByRole('region', { name: 'Chats' }).getByRole('listitem').filter({ hasText: question })
    await expect(staff).toHaveTitle(/^\(\d+\) Desk/)
    await expect(chatIn(staff)).toContainText('just now')
    await colleague.goto('/staff/desk')
    await chatIn(staff).getByRole('button', { name: /^Take/ }).click()
    await expect(chatIn(staff)).toContainText('You')
    // Who has it is seen at once, nobody else is offered it, and who opens it too is seen there.
    await expect(chatIn(colleague)).toContainText('Sunita')
    await expect(chatIn(colleague).getByRole('button')).toHaveCount(0)
    await chatIn(colleague).getByRole('link').click()
    await expect(staff.getByText(/^\S+ is also here$/)).toBeVisible()
    await colleague.getByLabel('Your answer').fill('Let me')
    await expect(staff.getByText(/^\S+ is also here and writing$/)).toBeVisible()
    await second.close()
    const reply = staff.getByLabel('Your answer')
    // Typing is told to those who listen at that moment, and the chat may have just begun to.
    await expect(async () => {
      await reply.press('N')
      await expect(chat(page).getByText('Sunita is typing…')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await reply.fill('Namaste! Yes, to Thankot too.')
    await reply.press('Control+Enter')
    await expect(messagesIn(page).last()).toContainText('Namaste! Yes, to Thankot too.')

    await page.evaluate(() => sessionStorage.setItem('page', 'the same'))
    await server.stop()
    await send(page, 'Are you still there?')
    await expect(messagesIn(page).last()).toContainText('Not sent.')
    await expect(chat(page).getByText('The connection is lost.', { exact: false })).toBeVisible()
    await server.start()
    await expect(messagesIn(page).last()).toContainText(/Are you still there\?\s*Sent/)
    await expect(chat(page).getByText('The connection is lost.', { exact: false })).toBeHidden()
    await expect(staff.getByRole('log').getByText('Are you still there?')).toBeVisible()
    await reply.fill('Here again.')
    await reply.press('Control+Enter')
    await expect(messagesIn(page).last()).toContainText('Here again.')

    const texts = [question, 'Namaste! Yes, to Thankot too.', 'Are you still there?', 'Here again.']
    await expect(messagesIn(page)).toHaveText(texts.map((text) => new RegExp(RegExp.escape(text))))
    expect(await page.evaluate(() => sessionStorage.getItem('page'))).toBe('the same')
    await page.reload()
    await page.getByRole('button', { name: 'Live chat', exact: true }).click()
    await expect(messagesIn(page)).toHaveText(texts.map((text) => new RegExp(RegExp.escape(text))))
    await chat(page).getByRole('button', { name: 'End chat' }).click()
    await expect(chat(page).getByRole('heading', { name: 'You have ended the chat' })).toBeVisible()
    await expect(staff.getByRole('log').getByText('The sender left the chat')).toBeVisible()
    await desk.close()
  },
)
