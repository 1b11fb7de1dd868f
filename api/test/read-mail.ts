import type { TestApp } from './test-app.ts'

interface ReadMail {
  subject: string
  text: string
}

/** The mails to an address, oldest first. */
export async function mailsTo({ database }: TestApp, email: string): Promise<ReadMail[]> {
  const { rows } = await database.pool.query<ReadMail>(
    'select subject, text_body as text from mails where to_address = $1 order by created_at, id',
    [email],
  )
  return rows
}

/** The token in the link of the newest mail to an address. */
export async function tokenInMail(haat: TestApp, email: string): Promise<string> {
  const token = /[?&]token=([\w-]+)/.exec((await mailsTo(haat, email)).at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error(`The newest mail to ${email} has no link`)
  return token
}
