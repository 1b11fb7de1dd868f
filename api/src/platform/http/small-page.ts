import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Theme } from '@haat/contract/shared/theme.ts'
import { escapeHtml } from './escape-html.ts'

interface SmallPage {
  language: Language
  theme: Theme | undefined
  title: string
  /** HTML in which everything from outside is escaped already. */
  body: string
  script?: string
  /** Whether its script calls its own site. */
  asksItsSite?: true
  /** Without JavaScript, the page reloads after so many seconds. */
  againInSeconds?: number
  /** Another site that its form redirects to in the end. */
  leadsTo?: string
}

const style = `*{box-sizing:border-box}
body{font:1rem/1.5 Mukta,system-ui,sans-serif;margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem 1rem;background:light-dark(#faf4e8,#191116);color:light-dark(#2b1820,#f7ecdf);overflow-wrap:anywhere}
main{width:100%;max-width:26rem;background:light-dark(#fffdf9,#241a20);border:1px solid light-dark(#e6d9c3,#3b2d34);border-radius:1.5rem;padding:1.5rem}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 .5rem;text-wrap:balance}p{margin:0 0 1rem}.quiet{color:light-dark(#6b5560,#bca8ac);font-size:.875rem}
.note{display:inline-block;background:light-dark(#fff1d2,#3a2c14);color:light-dark(#7a4a00,#ffd98a);border-radius:1rem;padding:.25rem .75rem;font-size:.875rem;font-weight:600}
form{margin:0}.row{display:flex;flex-wrap:wrap;gap:.75rem}
.button{flex:1 1 8rem;min-height:3rem;padding:.5rem 1.25rem;border:1px solid transparent;border-radius:1rem;background:light-dark(#b5123e,#c5204c);color:#fff;font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer;display:inline-grid;place-items:center}
.button:hover{background:light-dark(#8e0c30,#a3163c)}
.plain{background:transparent;border-color:light-dark(#8f7a80,#8a737b);color:inherit}.plain:hover{background:light-dark(#f2e8d6,#33262c)}
[hidden]{display:none!important}:focus-visible{outline:3px solid light-dark(#2b3a78,#aab6f2);outline-offset:2px}
.person{display:block;width:100%;min-height:3.5rem;margin:0 0 .5rem;padding:.5rem 1rem;border:1px solid light-dark(#e6d9c3,#3b2d34);border-radius:1rem;background:transparent;color:inherit;font:inherit;text-align:start;cursor:pointer}.person:hover{background:light-dark(#f2e8d6,#33262c)}.person b,.person span{display:block}
fieldset{border:0;margin:0;padding:0}legend,summary{font-weight:700;padding:0;margin:.5rem 0;cursor:pointer}label{display:block;font-size:.875rem;font-weight:600;margin:0 0 .75rem}
input:not([type=checkbox],[type=radio]){display:block;width:100%;min-height:3rem;margin-top:.25rem;padding:.5rem .75rem;border:1px solid light-dark(#8f7a80,#8a737b);border-radius:.75rem;background:transparent;color:inherit;font:inherit}
input:is([type=checkbox],[type=radio]){width:1.25rem;height:1.25rem;margin:0 .5rem 0 0;vertical-align:-.25rem;accent-color:light-dark(#b5123e,#c5204c)}label:has([type=radio]){display:flex;align-items:center;min-height:2.75rem;margin:0}[type=radio]{flex:none}ul{margin:0 0 1rem;padding-inline-start:1.25rem}`

/**
 * A page that the server renders itself, for windows that the client does not draw. It may run its own script
 * and send forms to its own site, and it stays connected to the window that opened it.
 */
export function sendSmallPage(reply: FastifyReply, page: SmallPage) {
  const elsewhere = page.leadsTo ? ` ${new URL(page.leadsTo).origin}` : ''
  const nonce = randomBytes(16).toString('base64')
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src 'self'; ${page.asksItsSite ? "connect-src 'self'; " : ''}form-action 'self'${elsewhere}; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types; report-uri /api/csp-reports`,
  })
  const script = page.script ? `<script nonce="${nonce}">${page.script}</script>` : ''
  const again = page.againInSeconds
    ? `<noscript><meta http-equiv="refresh" content="${page.againInSeconds}"></noscript>`
    : ''
  return reply.send(
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${again}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(page.title)}</title><style nonce="${nonce}">:root{color-scheme:${page.theme ?? 'light dark'}}${style}</style></head><body><main>${page.body}</main>${script}</body></html>`,
  )
}
