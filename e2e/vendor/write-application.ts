import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../testing/axe-faults.ts'
import { samplePdf } from '../testing/legal-sample-pdf.ts'

/** Types texts into the fields of these names. */
export const fill = async (page: Page, texts: Record<string, string>) => {
  for (const [name, text] of Object.entries(texts))
    await page.getByRole('textbox', { name, exact: true }).fill(text)
}
const choose = async (page: Page, choices: Record<string, string>) => {
  for (const [name, choice] of Object.entries(choices))
    await page.getByRole('combobox', { name, exact: true }).selectOption(choice)
}

/** Photographs a paper: here, what the phone shows. */
export async function addPhoto(page: Page, paper: RegExp) {
  const buffer = await page.screenshot({ type: 'jpeg' })
  await page.getByLabel(paper).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
}

export interface NewShop {
  name: string
  pan: string
}

/** Fills in every step of the form, with two photos and a PDF. */
export async function writeApplication(page: Page, { name, pan }: NewShop) {
  // A step above the form may have the same name as the button at its foot.
  const goOn = (to: string) => page.getByRole('button', { name: to, exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shop')
  await fill(page, {
    'Name of the shop in English': name,
    'Name of the shop in Nepali': 'रुकुम अल्लो',
    'Kind of business in English': 'Weaving of nettle cloth',
    'Tole or street in English': 'Bhagawati Tole',
    'Phone of the shop': '984-7055120',
    'Email of the shop': 'allo@haat.test',
    'Landmark where parcels start': 'Beside the ward office',
    'Return terms in English': '7 days, 15 with the seal unbroken.',
  })
  await page.getByRole('radio', { name: 'Goods' }).check()
  await choose(page, {
    Province: 'Lumbini',
    District: 'Palpa',
    'Local level': 'Tansen Municipality',
    Ward: '4',
  })
  await choose(page, { 'How soon do you send an order?': 'Within 2 working days' })
  expect(await axeFaults(page)).toEqual([])
  await goOn('Go on to particulars')

  await page.getByRole('radio', { name: 'Firm' }).check()
  await fill(page, {
    'Name as registered, in English': `${name} Udhyog`,
    'Name as registered, in Nepali': 'रुकुम अल्लो उद्योग',
    'Registration no.': '1184/079/080',
    'Office of registration, in English': 'Cottage and Small Industry Office, Palpa',
    PAN: pan,
    'Complaint contact': 'Bishnu Maya Pun',
    'Phone for complaints': '984-7055120',
    'Email for complaints': 'gunaso.allo@haat.test',
  })
  await addPhoto(page, /^PAN card/)
  await expect(page.getByText('We have it')).toHaveCount(1)
  const paper = { name: 'certificate.pdf', mimeType: 'application/pdf' }
  const certificate = { ...paper, buffer: samplePdf({ isSecondBroken: false }) }
  await page.getByLabel(/^Registration certificate/).setInputFiles(certificate)
  await expect(page.getByText('We have it')).toHaveCount(2)
  expect(await axeFaults(page)).toEqual([])
  await goOn('Go on to payout')

  await page.getByRole('radio', { name: 'eSewa' }).check()
  await fill(page, { 'Name of the account': `${name} Udhyog`, 'Mobile number of the wallet': '9847055120' })
  await addPhoto(page, /^Proof of the account/)
  await expect(page.getByText('We have it')).toHaveCount(1)
  await page.getByRole('checkbox', { name: /^I accept the vendor agreement/ }).check()
  await goOn('Check and send')
  await expect(page.getByText('Everything is there.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
}
