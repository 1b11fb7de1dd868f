import type { FastifyReply, FastifyRequest } from 'fastify'
import { googleSuccessMessage } from '@haat/contract/domains/account.rules.ts'
import { languageCookie, toLanguage } from '@haat/contract/shared/language.ts'
import { themeCookie, toTheme } from '@haat/contract/shared/theme.ts'
import { sendSmallPage } from '#platform/http/small-page.ts'
import { escapeHtml } from '#platform/mail/escape-html.ts'
import { failureStatus, type GoogleFailure } from './google-failure.ts'
import { googleTexts } from './google-texts.ts'

/** What the visitor had chosen on the site. */
const looks = (request: FastifyRequest) => ({
  language: toLanguage(request.cookies[languageCookie]),
  theme: toTheme(request.cookies[themeCookie]),
})

const heading = ({ title, text }: { title: string; text: string }) =>
  `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`

/** A window that nobody opened cannot close itself: there the way leads back by a link. */
const closable = `const close = document.getElementById('close')
if (window.opener) {
  close.hidden = false
  document.getElementById('back').hidden = true
  close.addEventListener('click', () => window.close())
}`

/**
 * Only that it worked, and only to a page of this very site, which then closes this window. By itself it closes later: a
 * page that saw it closed before it heard the message would think that nothing came of it.
 */
const tellOpener = `if (window.opener) {
  window.opener.postMessage({ type: ${JSON.stringify(googleSuccessMessage)} }, location.origin)
  setTimeout(() => window.close(), 2000)
}`

export function sendSuccessPage(request: FastifyRequest, reply: FastifyReply, returnTo: string) {
  const look = looks(request)
  const texts = googleTexts[look.language]
  return sendSmallPage(reply, {
    ...look,
    title: texts.success.title,
    body: `${heading(texts.success)}<div class="row"><a class="button" id="back" href="${escapeHtml(returnTo)}">${texts.back}</a><button class="button" id="close" type="button" hidden>${texts.close}</button></div>`,
    script: `${tellOpener}\n${closable}`,
  })
}

interface WaysOn {
  returnTo: string
  /** The address that begins the same once more. */
  again: string
}

export function sendFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: GoogleFailure,
  { returnTo, again }: WaysOn,
) {
  const look = looks(request)
  const texts = googleTexts[look.language]
  const tryAgain =
    failure === 'off' ? '' : `<a class="button" href="${escapeHtml(again)}">${texts.tryAgain}</a>`
  return sendSmallPage(reply.code(failureStatus[failure]), {
    ...look,
    title: texts.failures[failure].title,
    body: `${heading(texts.failures[failure])}<div class="row">${tryAgain}<a class="button plain" id="back" href="${escapeHtml(returnTo)}">${texts.back}</a><button class="button plain" id="close" type="button" hidden>${texts.close}</button></div>`,
    script: closable,
  })
}
