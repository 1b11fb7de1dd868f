import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { makeRun } from './make-run.ts'

test.use({
  viewport: { width: 390, height: 844 },
  expectedNoise: [/ERR_INTERNET_DISCONNECTED/],
})

test('a run opens and closes a door without a line, also after a reload, and says so when it is back', async ({
  page,
  context,
  request,
}) => {
  await page.goto(`/courier/${await makeRun(request)}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('0 of 1 done')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  expect(await axeFaults(page)).toEqual([])
  await page.evaluate(async () => navigator.serviceWorker.ready)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('No connection.')).toBeVisible()
  await page.getByRole('button', { name: /^At the door/ }).click()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^Not taken/ }).click()
  await page.getByRole('radio', { name: 'Changed their mind' }).check()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('Not closed yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 note is not sent yet.')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /Not taken/ })).toBeVisible()
  await expect(page.getByText('not sent yet')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'All doors are done' })).toBeVisible()
})
