/** A message that the contact form could have sent; the subject makes it unique. */
export const contactMessage = (subject: string) => ({
  name: 'Maya Gurung',
  email: 'maya@example.com',
  phoneNumber: '9800000000',
  subject,
  message: 'The parcel has not come yet, could you look where it is?',
  type: 'support',
  timestamp: '2026-11-15T06:00:00.000Z',
})

export async function postMessage(address: string, subject: string): Promise<Response> {
  return fetch(`${address}/api/contact-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactMessage(subject)),
  })
}
