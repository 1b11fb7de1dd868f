import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@haat/contract/shared/language.ts'
import { sendSmallPage } from '#platform/http/small-page.ts'
import { languageOf, themeOf } from './page-request.ts'

/** Seconds until the next try, at random, so that those who were refused together do not come back together. */
export const retryAfter = () => 3 + Math.floor(Math.random() * 6)

const texts: Record<Language, { title: string; text: string; next: string; retry: string }> = {
  en: {
    title: 'Haat is very busy right now',
    text: 'This page could not be opened right now. Your cart is safe.',
    next: 'No action is needed: the page opens by itself as soon as it can.',
    retry: 'Retry',
  },
  ne: {
    title: 'अहिले हाटमा धेरै भिड छ',
    text: 'यो पृष्ठ अहिले खोल्न सकिएन। तपाईंको कार्ट सुरक्षित छ।',
    next: 'तपाईंले केही गर्नुपर्दैन: मिल्नेबित्तिकै पृष्ठ आफैँ खुल्छ।',
    retry: 'फेरि प्रयास गर्नुहोस्',
  },
}

/** Asks in the background every few seconds while the tab is visible, and opens the page once it is there. */
const script = `{const later=()=>setTimeout(ask,2000+Math.random()*2000);const ask=async()=>{if(!document.hidden&&navigator.onLine)try{const{status}=await fetch(location.href,{headers:{accept:'text/html'}});if(status!==503)return location.reload()}catch{}later()};later()}`

/** Sent instead of a page when too many are being rendered. It costs next to nothing. */
export function answerBusy(request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request)
  const { title, text, next, retry } = texts[language]
  const seconds = retryAfter()
  return sendSmallPage(reply.code(503).header('retry-after', seconds), {
    language,
    theme: themeOf(request),
    title,
    body: `<h1>${title}</h1><p>${text}</p><p class="quiet">${next}</p><div class="row"><a class="button" href="">${retry}</a></div>`,
    script,
    asksItsSite: true,
    againInSeconds: seconds,
  })
}

const brokenTexts: Record<Language, { title: string; text: string; retry: string; home: string }> = {
  en: {
    title: 'Something went wrong!',
    text: 'The mistake is ours. Your cart is safe. Try again, or go back to the home page.',
    retry: 'Retry',
    home: 'Go Home',
  },
  ne: {
    title: 'केही गडबड भयो!',
    text: 'गल्ती हाम्रो हो, तपाईंको होइन। तपाईंको कार्ट सुरक्षित छ। फेरि प्रयास गर्नुहोस् वा गृहपृष्ठमा फर्कनुहोस्।',
    retry: 'फेरि प्रयास गर्नुहोस्',
    home: 'गृहपृष्ठमा जानुहोस्',
  },
}

/**
 * For a page that failed while it was rendered: a fault of ours that does not pass by itself, explained to the
 * visitor.
 */
export function answerBroken(request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request)
  const { title, text, retry, home } = brokenTexts[language]
  return sendSmallPage(reply.code(500), {
    language,
    theme: themeOf(request),
    title,
    body: `<h1>${title}</h1><p>${text}</p><div class="row"><a class="button" href="">${retry}</a><a class="button plain" href="/">${home}</a></div>`,
  })
}
