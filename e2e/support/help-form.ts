import type { Page, Request } from '@playwright/test'

export const endpoint = '**/api/contact-admin'
export const success = "Your message has been sent successfully! We'll get back to you soon."
export const failure = 'Failed to send your message. Please try again.'

/** The API's answer to a message sent on Monday, 11:00 AM in Nepal. */
export const answer = {
  success: true,
  message: success,
  data: { ticketNumber: 'T-4711', answerBy: '2026-11-17T05:15:00.000Z' },
}

export const typed = {
  'Full Name': 'Anjali Shrestha',
  'Email Address': 'anjali@example.com',
  'Phone Number': '984-1234567',
  'Alternate Number (Optional)': '01-4412345',
  Subject: 'Order H-1042',
  Message: 'The pashmina came in the wrong colour.',
}

export const form = (page: Page) => page.locator('main form')
export const field = (page: Page, label: string) => form(page).getByLabel(label)
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })

export async function fillIn(page: Page, values: Partial<typeof typed> = typed) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

/** Answers instead of the API, and collects the requests. A string is sent as it is. */
export async function answerWith(page: Page, status: number, body: object | string): Promise<Request[]> {
  const requests: Request[] = []
  await page.route(endpoint, (route) => {
    requests.push(route.request())
    return route.fulfill(typeof body === 'string' ? { status, body } : { status, json: body })
  })
  return requests
}

/** Answers of status 2xx that name no ticket: the specification of the API names no answer at all. */
export const answersWithoutTicket: [string, number, object | string][] = [
  ['200 without data', 200, { success: true, message: success }],
  ['201 with data that is null', 201, { data: null }],
  ['200 with an empty body', 200, ''],
  ['200 with a body that is no JSON', 200, 'OK'],
  ['204', 204, ''],
]
