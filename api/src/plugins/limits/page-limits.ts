import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageCookie, toLanguage, type Language } from '@haat/contract/shared/language.ts'
import { themeCookie, toTheme } from '@haat/contract/shared/theme.ts'
import { sendSmallPage } from '#platform/http/small-page.ts'
import type { LimitCount } from './limit-counter.ts'
import { freshDeviceMs } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page of the client: it is rendered for the request, which costs more than a file. */
    isPage?: boolean
  }
}

const texts: Record<Language, { title: string; text: string; again: string }> = {
  en: {
    title: 'One moment, please',
    text: 'Too many pages were requested from your network just now. This page tries again by itself.',
    again: 'Try again now',
  },
  ne: {
    title: 'कृपया एकछिन पर्खनुहोस्',
    text: 'तपाईंको नेटवर्कबाट भर्खरै धेरै पृष्ठ मागिए। यो पृष्ठ आफैँ फेरि खुल्ने प्रयास गर्छ।',
    again: 'अहिले फेरि प्रयास गर्नुहोस्',
  },
}

/** Counts pages; files and pictures are not counted. */
export function limitPages(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isPage) return
    const over = await app.countRequest(request, 'page')
    if (over) return sendTooMany(app, request, reply, over)
  })
}

/**
 * A visitor who is refused because of others on the network gets a cookie, and is served as soon as it counts.
 */
async function sendTooMany(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  over: LimitCount,
) {
  request.log.info({ code: 'RATE_LIMITED' }, 'refused')
  const waitMs = (await app.offerDevice(request)) ? freshDeviceMs + 1000 : over.waitMs
  const language = toLanguage(request.cookies[languageCookie])
  const { title, text, again } = texts[language]
  reply.code(429).header('retry-after', Math.max(1, Math.ceil(waitMs / 1000)))
  return sendSmallPage(reply, {
    language,
    theme: toTheme(request.cookies[themeCookie]),
    title,
    body: `<h1>${title}</h1><p>${text}</p><div class="row"><a class="button" href="">${again}</a></div>`,
    // At random, so that they do not all come back at the same moment.
    script: `setTimeout(()=>location.reload(),${Math.ceil(waitMs)}+Math.random()*3000)`,
  })
}
