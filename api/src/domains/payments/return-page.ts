import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageCookie, toLanguage, type Language } from '@haat/contract/shared/language.ts'
import { themeCookie, toTheme } from '@haat/contract/shared/theme.ts'
import { sendSmallPage } from '#platform/http/small-page.ts'

type Problem = 'unknown' | 'tooMany' | 'later'

const statusOf: Record<Problem, number> = { unknown: 400, tooMany: 429, later: 503 }

interface Texts extends Record<Problem, { title: string; text: string }> {
  toOrders: string
}

/** Texts of a page that the server sends itself: the messages of the web client are not at hand here. */
const texts: Record<Language, Texts> = {
  en: {
    unknown: {
      title: 'We do not know this payment',
      text: 'The address you came back by is not complete or not ours. If you have paid, your order will show it: we ask the payment service ourselves.',
    },
    tooMany: {
      title: 'One moment, please',
      text: 'That was too often in a short time. If you have paid, your order will show it by itself.',
    },
    later: {
      title: 'We cannot look this up right now',
      text: 'Nothing is lost. If you have paid, your order will show it as soon as we have asked the payment service.',
    },
    toOrders: 'To your orders',
  },
  ne: {
    unknown: {
      title: 'यो भुक्तानी हामीले चिनेनौं',
      text: 'तपाईं फर्किनुभएको ठेगाना अधुरो छ वा हाम्रो होइन। तपाईंले भुक्तानी गरिसक्नुभएको छ भने अर्डरमा देखिनेछ: हामी आफैं भुक्तानी सेवालाई सोध्छौं।',
    },
    tooMany: {
      title: 'एकछिन पर्खनुहोस्',
      text: 'छोटो समयमा धेरै पटक प्रयास भयो। तपाईंले भुक्तानी गरिसक्नुभएको छ भने अर्डरमा आफैं देखिनेछ।',
    },
    later: {
      title: 'अहिले हेर्न सकिएन',
      text: 'केही पनि हराएको छैन। तपाईंले भुक्तानी गरिसक्नुभएको छ भने, भुक्तानी सेवालाई सोध्नेबित्तिकै अर्डरमा देखिनेछ।',
    },
    toOrders: 'मेरा अर्डरहरू',
  },
}

export function sendReturnProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const language = toLanguage(request.cookies[languageCookie])
  const { title, text } = texts[language][problem]
  return sendSmallPage(reply.code(statusOf[problem]), {
    language,
    theme: toTheme(request.cookies[themeCookie]),
    title,
    body: `<h1>${title}</h1><p>${text}</p><div class="row"><a class="button" href="/profile/orders">${texts[language].toOrders}</a></div>`,
  })
}
