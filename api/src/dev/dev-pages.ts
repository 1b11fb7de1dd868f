import type { FastifyInstance } from 'fastify'
import { listNewestMails } from '#platform/mail/mail.store.ts'
import type { Services } from '#services.ts'
import { mailPage, mailPagePolicy } from './mail-page.ts'

/** Windows into the demo: never mounted outside it. */
export function mountDevPages(app: FastifyInstance, { db, config }: Services) {
  app.get('/dev/mail', async (request, reply) => {
    const mails = await listNewestMails(db, 50)
    const here = `${request.protocol}://${request.host}`
    const origins = [here, config.publicUrl ?? here].map((url) => URL.parse(url)?.origin)
    const isOurs = (link: string) => URL.canParse(link) && origins.includes(new URL(link).origin)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    reply.header('content-security-policy', mailPagePolicy)
    // The links carry keys to accounts: no other page learns where the visitor came from.
    reply.header('referrer-policy', 'no-referrer')
    return mailPage(mails, isOurs)
  })
}
