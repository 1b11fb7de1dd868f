import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@haat/contract/shared/language.ts'
import { sendSmallPage } from '#platform/http/small-page.ts'
import { sendRefusal } from '#plugins/error-handling.ts'
import { setSecurityHeaders } from '#plugins/security/security-headers.ts'
import { languageOf, themeOf } from './page-request.ts'

const texts: Record<Language, { title: string; text: string; home: string; products: string }> = {
  en: {
    title: 'This link does not work',
    text: 'Part of it is missing or mistyped.',
    home: 'Go Home',
    products: 'See all products',
  },
  ne: {
    title: 'यो लिङ्क मिलेन',
    text: 'लिङ्कको केही भाग छुटेको वा गलत लेखिएको छ।',
    home: 'गृहपृष्ठमा जानुहोस्',
    products: 'सबै सामान हेर्नुहोस्',
  },
}

const isForPeople = ({ url, headers }: FastifyRequest) =>
  !url.startsWith('/api') && (headers.accept ?? '').includes('text/html')

/**
 * An address that cannot be parsed reaches no route and no hook. People get a page, programs the usual JSON
 * refusal.
 */
export function refuseAddress(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  setSecurityHeaders(request, reply)
  if (!isForPeople(request)) return sendRefusal(reply, error)
  const language = languageOf(request)
  const { title, text, home, products } = texts[language]
  return sendSmallPage(reply.code(400), {
    language,
    theme: themeOf(request),
    title,
    body: `<h1>${title}</h1><p>${text}</p><div class="row"><a class="button" href="/">${home}</a><a class="button plain" href="/products/">${products}</a></div>`,
  })
}
