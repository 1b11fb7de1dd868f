import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { accessTokenCookie, refreshTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { contactEndpoints, contactMessageSchema } from '@haat/contract/domains/support.contact.ts'
import {
  contactFields,
  contactTypes,
  type PostedContact,
} from '@haat/contract/domains/support.contact.rules.ts'
import { languageCookie, languages, type Language } from '@haat/contract/shared/language.ts'
import { isSecure } from '#platform/http/is-secure.ts'
import { sendSmallPage } from '#platform/http/small-page.ts'
import { languageOf, themeOf } from './page-request.ts'

const texts: Record<Language, { title: string; form: string; elsewhere: string; back: string }> = {
  en: {
    title: 'This was not sent',
    form: 'Something in this form is not from our page. Open the page again and fill it in there.',
    elsewhere: 'This form was sent from another site. Open the page here and fill it in.',
    back: 'Help and support',
  },
  ne: {
    title: 'यो पठाइएन',
    form: 'यस फाराममा हाम्रो पृष्ठको नभएको केही छ। पृष्ठ फेरि खोलेर त्यहीँ भर्नुहोस्।',
    elsewhere: 'यो फाराम अर्को साइटबाट पठाइएको हो। यहीँको पृष्ठ खोलेर भर्नुहोस्।',
    back: 'मद्दत र सहयोग',
  },
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 403 | 413 | 422,
  why: 'form' | 'elsewhere',
) {
  const language = languageOf(request)
  const { title, back, [why]: sentence } = texts[language]
  return sendSmallPage(reply.code(status), {
    language,
    theme: themeOf(request),
    title,
    body: `<h1>${title}</h1><p>${sentence}</p><div class="row"><a class="button" href="/help-support">${back}</a></div>`,
  })
}

/**
 * Whether another site sent the form, as far as the browser says where it comes from: the oldest say nothing. A form does
 * nothing in anybody's name, since no cookie alone is a sign-in; but a limit would be used up, and a visitor signed out.
 */
function isFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && URL.parse(origin)?.host !== host
}

/** The page that a form stands on, which is shown again. */
function pageBefore({ headers, host }: FastifyRequest): string {
  const before = URL.parse(headers.referer ?? '')
  // A path that begins with two slashes would be the name of another host.
  return before?.host === host ? before.pathname.replace(/^\/+/, '/') + before.search : '/'
}

const names = [...contactFields, 'type'] as const
type Fields = Record<(typeof names)[number], string>

/** The fields of the contact form; undefined where it has others, or one twice. */
function readContact(form: URLSearchParams): Fields | undefined {
  const sent = [...form.keys()]
  const isOurs = sent.every((name) => names.some((one) => one === name)) && new Set(sent).size === sent.length
  if (!isOurs) return undefined
  return Object.fromEntries(
    names.map((name) => [name, (form.get(name) ?? '').replaceAll('\r\n', '\n')]),
  ) as Fields
}

type AnswerContact = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  posted: PostedContact,
) => Promise<FastifyReply>

/** What forms of pages do where no client runs: the browser sends them by itself, and gets a page (decision 87). */
export function mountPlainForms(app: FastifyInstance, answerContact: AnswerContact) {
  const options = { config: { isPage: true } }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('preHandler', async (request, reply) => {
      if (isFromElsewhere(request)) return refuse(request, reply, 403, 'elsewhere')
      if (!(request.body instanceof URLSearchParams)) return refuse(request, reply, 422, 'form')
    })
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.statusCode === 413) return refuse(request, reply, 413, 'form')
      throw error
    })
    const formOf = ({ body }: FastifyRequest) => body as URLSearchParams

    scope.post('/language', options, async (request, reply) => {
      const chosen = languages.find((one) => one === formOf(request).get(languageCookie))
      if (!chosen) return refuse(request, reply, 422, 'form')
      const cookie = { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure: isSecure(request) } as const
      return reply.setCookie(languageCookie, chosen, cookie).redirect(pageBefore(request), 303)
    })

    scope.post('/read-signed-out', options, async (request, reply) => {
      for (const name of [accessTokenCookie, refreshTokenCookie]) void reply.clearCookie(name, { path: '/' })
      return reply.redirect(pageBefore(request), 303)
    })

    const { bodyLimitBytes } = contactEndpoints['POST /contact-admin']
    scope.post('/help-support', { ...options, bodyLimit: bodyLimitBytes }, async (request, reply) => {
      const fields = readContact(formOf(request))
      const type = contactTypes.find((one) => one === fields?.type)
      if (!fields || !type) return refuse(request, reply, 422, 'form')
      const { type: _, ...values } = fields
      const posted = { type, values, issues: [] }
      const body = { ...fields, timestamp: new Date().toISOString() }
      const { error } = contactMessageSchema.safeParse(body)
      if (error) return answerContact(request, reply, 422, { ...posted, issues: issuesOf(error.issues) })
      const { statusCode, outcome, retryAfter } = await sendToApi(app, request, body)
      if (retryAfter) reply.header('retry-after', retryAfter)
      return answerContact(request, reply, statusCode, { ...posted, ...outcome })
    })
  })
}

const yearSeconds = 31_536_000

const issuesOf = (issues: z.core.$ZodIssue[]): PostedContact['issues'] =>
  issues.map(({ path, code, message }) => ({ path: path.map(String), code, message }))

/**
 * Sends the message as the client would, with the sender's address and device: the same rules, limits and records hold. No token
 * goes along, so that a message which the browser has sent by itself is nobody's.
 */
async function sendToApi(app: FastifyInstance, request: FastifyRequest, payload: object) {
  const { host, cookie } = request.headers
  const { statusCode, headers, ...answer } = await app.inject({
    method: 'POST',
    url: '/api/contact-admin',
    remoteAddress: request.ip,
    headers: { ...(host && { host }), ...(cookie && { cookie }) },
    payload,
  })
  const { data, message, fields = {} } = answer.json<ApiAnswer>()
  const issues = Object.entries(fields).map(([name, said]) => ({
    path: [name],
    code: 'custom',
    message: said,
  }))
  const outcome: Partial<PostedContact> =
    statusCode === 200 && data ? { sent: data } : issues.length > 0 ? { issues } : { refusal: message }
  return { statusCode, outcome, retryAfter: headers['retry-after'] }
}

interface ApiAnswer {
  message: string
  data?: PostedContact['sent']
  fields?: Record<string, string>
}
