import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../testing/haat-test.ts'
import { samplePdf } from '../testing/legal-sample-pdf.ts'

/** The three documents as the demo data publishes them. */
export const legalPages = [
  {
    path: '/terms-and-conditions',
    key: 'terms_and_conditions',
    heading: 'Terms and Conditions',
    date: 'Last Updated: Sunday, November 1, 2026',
    nepaliHeading: 'नियम र सर्त',
    nepaliDate: 'पछिल्लो अद्यावधिक: आइतबार, १ नोभेम्बर २०२६',
    links: ['Return policy', 'Privacy policy', 'Ask us'],
  },
  {
    path: '/return-policy',
    key: 'return_and_refund_policy',
    heading: 'Return and Refund Policy',
    date: 'Last Updated: Friday, May 15, 2026',
    nepaliHeading: 'सामान फिर्ता तथा रकम फिर्ता नीति',
    nepaliDate: 'पछिल्लो अद्यावधिक: शुक्रबार, १५ मे २०२६',
    links: ['Terms and conditions', 'Privacy policy', 'Ask us'],
  },
  {
    path: '/privacy-policy',
    key: 'privacy_policy',
    heading: 'Privacy Policy',
    date: 'Last Updated: Tuesday, February 17, 2026',
    nepaliHeading: 'गोपनीयता नीति',
    nepaliDate: 'पछिल्लो अद्यावधिक: मङ्गलबार, १७ फेब्रुअरी २०२६',
    links: ['Terms and conditions', 'Return policy', 'Ask us'],
  },
] as const

export const terms = legalPages[0]
export const viewerCode = '**/assets/pdf-viewer-*.js'
export const workerCode = '**/assets/pdf.worker*'
export const contentCalls = '**/api/master-content/key/*'
export const fileCalls = '**/api/files/**'

export const reader = (page: Page) => page.getByRole('region', { name: /, the document$/ })
export const sheets = (page: Page) => page.locator('.pdf-sheet')
/** The page count of the viewer; the documents print page numbers too. */
export const pageCount = (page: Page) => page.getByRole('paragraph').filter({ hasText: /^Page \d+ of \d+$/ })
/** A canvas is shown only once its page has been drawn. */
export const drawnCanvas = (page: Page) => sheets(page).locator('canvas').filter({ visible: true }).first()
export const expectDrawn = (page: Page) => expect(drawnCanvas(page)).toBeVisible()

export const pdfBody = (body: Buffer | string) => ({ body, contentType: 'application/pdf' })

/** For tests that are not about what a document says: one of many pages takes most of a test's time to draw. */
export const giveSmallFiles = (context: BrowserContext) =>
  context.route(fileCalls, (route) => route.fulfill(pdfBody(samplePdf({ isSecondBroken: false }))))

/** Holds back the answers to a URL until the returned function is called. */
export async function holdAnswers(page: Page, url: string) {
  const gate = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** A content answer with the given files. */
export const contentWith = (files: object[]) => ({
  json: {
    success: true,
    message: 'Content found',
    data: {
      id: '0190f2a0-0000-7000-8000-000000000001',
      key: terms.key,
      title: terms.heading,
      status: 'published',
      version: 3,
      tags: ['legal'],
      files,
      createdAt: '2026-11-01T03:15:00.000Z',
      updatedAt: '2026-11-01T03:15:00.000Z',
    },
  },
})
