import type { FastifyInstance } from 'fastify'
import { listNewestMails, type Mail } from '#platform/mail/mail.store.ts'
import type { Services } from '#services.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px 16px;background:light-dark(#faf4e8,#191116);color:light-dark(#2b1820,#f7ecdf)}
article{background:light-dark(#fffdf9,#241a20);border-radius:20px;padding:16px 20px;margin:16px 0}h2{font-size:18px;margin:0;overflow-wrap:anywhere}p{margin:4px 0;color:light-dark(#6b5560,#bca8ac);overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`

const article = (mail: Mail) =>
  `<article><h2>${escape(mail.subject)}</h2><p>To ${escape(mail.toAddress)}${mail.replyTo ? `, answers to ${escape(mail.replyTo)}` : ''}</p><p>${mail.createdAt.toISOString()} · ${mail.status}${mail.lastError ? ` · ${escape(mail.lastError)}` : ''}</p><pre>${escape(mail.textBody)}</pre></article>`

/** Windows into the demo: never mounted outside it. */
export function mountDevPages(app: FastifyInstance, { db }: Services) {
  app.get('/dev/mail', async (_request, reply) => {
    const mails = await listNewestMails(db, 50)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail of the demo</title><style>${style}</style></head><body><main><h1>Mail of the demo</h1><p>The newest 50 mails that Haat wrote. ${mails.length === 0 ? 'None yet: send a message on <a href="/help-support">Help and support</a>.' : ''}</p>${mails.map(article).join('')}</main></body></html>`
  })
}
