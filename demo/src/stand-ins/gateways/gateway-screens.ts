import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageCookie, toLanguage } from '@haat/contract/shared/language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { themeCookie, toTheme } from '@haat/contract/shared/theme.ts'
import { sendSmallPage } from '@haat/api/platform/http/small-page.ts'
import { escapeHtml } from '@haat/api/platform/http/escape-html.ts'
import type { GatewayRecord } from './gateway-records.ts'
import type { GatewayStandIn } from './gateway-stand-in.ts'
import { gatewayTexts } from './gateway-texts.ts'
import { mishaps, type Mishap } from './mishaps.ts'

const merchant = { en: 'Haat', ne: 'हाट' }

interface Screen {
  request: FastifyRequest
  reply: FastifyReply
  standIn: GatewayStandIn
}

const cookieOf = (request: FastifyRequest, name: string) => request.cookies?.[name]
const languageOf = (request: FastifyRequest) => toLanguage(cookieOf(request, languageCookie))

function send({ request, reply, standIn }: Screen, title: string, body: string, leadsTo?: string) {
  const language = languageOf(request)
  const note = `<p><span class="note">${gatewayTexts[language].note(standIn.name)}</span></p>`
  const theme = toTheme(cookieOf(request, themeCookie))
  return sendSmallPage(reply, {
    language,
    theme,
    title,
    body: `${note}<h1>${escapeHtml(title)}</h1>${body}`,
    ...(leadsTo && { leadsTo }),
  })
}

export function sendPayScreen(screen: Screen, record: GatewayRecord) {
  const language = languageOf(screen.request)
  const texts = gatewayTexts[language]
  const amount = formatRupees(record.amountPaisa, language)
  const choice = (mishap: Mishap) =>
    `<label><input type="radio" name="mishap" value="${mishap}"${mishap === 'none' ? ' checked' : ''}>${texts.mishaps[mishap]}</label>`
  return send(
    screen,
    texts.title(amount, merchant[language]),
    `<p class="quiet">${texts.reference}: ${escapeHtml(record.orderName)}<br>${texts.noMoney}</p>
<form method="post"><p class="row"><button class="button" name="do" value="pay">${texts.pay}</button><button class="button plain" name="do" value="cancel">${texts.cancel}</button></p>
<details><summary>${texts.tryOut}</summary><fieldset>${mishaps.map(choice).join('')}</fieldset></details></form>`,
    record.returnUrl,
  )
}

/** The screen of a payer who is not sent back to the shop, because the answer was lost or the money is late. */
export function sendStrandedScreen(screen: Screen, mishap: 'lost' | 'late', record: GatewayRecord) {
  const { stranded } = gatewayTexts[languageOf(screen.request)]
  const orders = new URL('/profile/orders', record.returnUrl).href
  return send(
    screen,
    stranded.title,
    `<p>${stranded[mishap]}</p><div class="row"><a class="button plain" href="${escapeHtml(orders)}">${stranded.back}</a></div>`,
  )
}

export function sendNoPayScreen(screen: Screen, why: 'unknown' | 'over') {
  const { title, text } = gatewayTexts[languageOf(screen.request)][why]
  screen.reply.code(why === 'unknown' ? 404 : 409)
  return send(screen, title, `<p>${text}</p>`)
}
