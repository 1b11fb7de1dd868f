import type { FastifyReply, FastifyRequest } from 'fastify'
import { googleSuccessMessage } from '@haat/contract/domains/account.google.rules.ts'
import { languageCookie, toLanguage } from '@haat/contract/shared/language.ts'
import { themeCookie, toTheme } from '@haat/contract/shared/theme.ts'
import { sendSmallPage } from '#platform/http/small-page.ts'
import { escapeHtml } from '#platform/http/escape-html.ts'
import { failureStatus, type GoogleFailure } from './google-failure.ts'
import { googleTexts } from './google-texts.ts'

/** The language and theme that the visitor has chosen on the site. */
const appearanceOf = (request: FastifyRequest) => ({
  language: toLanguage(request.cookies[languageCookie]),
  theme: toTheme(request.cookies[themeCookie]),
})

const heading = ({ title, text }: { title: string; text: string }) =>
  `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`

/** Browsers close only windows that a script has opened: in any other window a link leads back instead. */
const closeButtonScript = `const close = document.getElementById('close')
if (window.opener) {
  close.hidden = false
  document.getElementById('back').hidden = true
  close.addEventListener('click', () => window.close())
}`

/**
 * Tells the page that opened this window that the sign-in worked, and nothing more. The target origin keeps the
 * message from other sites. The page closes this window; the timer is for a page that does not, and late enough
 * that the page gets the message before it sees the window closed, which would mean a cancelled sign-in.
 */
const notifyOpenerScript = `if (window.opener) {
  window.opener.postMessage({ type: ${JSON.stringify(googleSuccessMessage)} }, location.origin)
  setTimeout(() => window.close(), 2000)
}`

export function sendSuccessPage(request: FastifyRequest, reply: FastifyReply, returnTo: string) {
  const look = appearanceOf(request)
  const texts = googleTexts[look.language]
  return sendSmallPage(reply, {
    ...look,
    title: texts.success.title,
    body: `${heading(texts.success)}<div class="row"><a class="button" id="back" href="${escapeHtml(returnTo)}">${texts.back}</a><button class="button" id="close" type="button" hidden>${texts.close}</button></div>`,
    script: `${notifyOpenerScript}\n${closeButtonScript}`,
  })
}

interface NextAddresses {
  returnTo: string
  /** The address that starts the sign-in again. */
  again: string
}

export function sendFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: GoogleFailure,
  { returnTo, again }: NextAddresses,
) {
  const look = appearanceOf(request)
  const texts = googleTexts[look.language]
  const tryAgain =
    failure === 'off' ? '' : `<a class="button" href="${escapeHtml(again)}">${texts.tryAgain}</a>`
  return sendSmallPage(reply.code(failureStatus[failure]), {
    ...look,
    title: texts.failures[failure].title,
    body: `${heading(texts.failures[failure])}<div class="row">${tryAgain}<a class="button plain" id="back" href="${escapeHtml(returnTo)}">${texts.back}</a><button class="button plain" id="close" type="button" hidden>${texts.close}</button></div>`,
    script: closeButtonScript,
  })
}
