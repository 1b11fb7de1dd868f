import { escapeHtml } from '@haat/api/platform/http/escape-html.ts'
import type { Mail } from '@haat/api/platform/mail/mail.store.ts'

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px 16px;background:light-dark(#faf4e8,#191116);color:light-dark(#2b1820,#f7ecdf)}
article{background:light-dark(#fffdf9,#241a20);border-radius:20px;padding:16px 20px;margin:16px 0}h2{font-size:18px;margin:0;overflow-wrap:anywhere}p{margin:4px 0;color:light-dark(#6b5560,#bca8ac);overflow-wrap:anywhere}
a{color:light-dark(#b5123e,#ff8fa5)}ul{margin:4px 0;padding-left:20px}li{padding:6px 0;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}summary{padding:10px 0;cursor:pointer}
iframe{display:block;box-sizing:border-box;width:calc(100% + 24px);height:min(720px,80vh);margin:12px -12px;border:1px solid light-dark(#e6d9c3,#3b2d34);border-radius:16px;resize:vertical}`

/** The page shows mails unchanged, with texts that strangers wrote, so it runs no script and loads nothing. */
export const mailPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/

/** Only links to this site can be followed: others may be a trap in a message of a stranger. */
type IsOurs = (link: string) => boolean

const anchor = (link: string) => `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`

function linkedText(text: string, isOurs: IsOurs): string {
  const parts = text.split(address)
  return parts.map((part, at) => (at % 2 === 1 && isOurs(part) ? anchor(part) : escapeHtml(part))).join('')
}

function linkList(text: string, isOurs: IsOurs): string {
  const links = new Set(text.split(address).filter((part, at) => at % 2 === 1 && isOurs(part)))
  if (links.size === 0) return ''
  return `<p>Links in this mail:</p><ul>${[...links].map((link) => `<li>${anchor(link)}</li>`).join('')}</ul>`
}

/** Shows the HTML of a mail in a sandbox without scripts; a link in it opens in this tab when a person clicks it. */
function frame(subject: string, html: string): string {
  const source = html.replace('<head>', '<head><base target="_top">')
  return `<iframe title="${escapeHtml(subject)}" sandbox="allow-top-navigation-by-user-activation" loading="lazy" srcdoc="${escapeHtml(source)}"></iframe>`
}

function article(mail: Mail, isOurs: IsOurs): string {
  const text = `<pre>${linkedText(mail.textBody, isOurs)}</pre>`
  const body = mail.htmlBody
    ? `${frame(mail.subject, mail.htmlBody)}${linkList(mail.textBody, isOurs)}<details><summary>As plain text</summary>${text}</details>`
    : text
  return `<article><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.toAddress)}</p><p>${mail.createdAt.toISOString()} · ${mail.status}${mail.lastError ? ` · ${escapeHtml(mail.lastError)}` : ''}</p>${body}</article>`
}

export function mailPage(mails: Mail[], isOurs: IsOurs): string {
  const none =
    mails.length === 0 ? 'None yet: send a message on <a href="/help-support">Help and support</a>.' : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail of the demo</title><style>${style}</style></head><body><main><h1>Mail of the demo</h1><p>The newest 50 mails that Haat wrote. ${none}</p>${mails.map((mail) => article(mail, isOurs)).join('')}</main></body></html>`
}
