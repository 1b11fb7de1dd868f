import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '#platform/http/escape-html.ts'
import { sendSmallPage } from '#platform/http/small-page.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '../../account/account.service.ts'
import { notificationMailTexts } from '../mail/notifications.mail.ts'
import { choicesPathOf, stopMails } from './stop-mails.service.ts'
import { readStopToken, type StopTarget } from './stop-link.ts'

/** The rest of the path, since a part with a name may have no more than 100 characters, and a token may be longer. */
const params = z.strictObject({ '*': z.string().max(300) })
const maxBodyBytes = 4096

/**
 * The page behind the link of a mail, which works signed out. Looking at it changes nothing, since mail servers open links to check
 * them; one press does, and so does the press in a mail program, which sends the same address a form (RFC 8058).
 */
export function stopRoutes(app: FastifyInstance, services: Services) {
  const options = {
    config: { access: 'public' as const },
    bodyLimit: maxBodyBytes,
    schema: { hide: true, params } as object,
  }
  const targetOf = (request: FastifyRequest) =>
    readStopToken(services.encryption, (request.params as z.infer<typeof params>)['*'])

  void app.register(async (scope) => {
    // Nothing is read from the form: the address says everything.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    scope.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    scope.get('/notifications/stop/*', options, (request, reply) =>
      sendPage(services, reply, targetOf(request), 'ask'),
    )
    scope.post('/notifications/stop/*', options, async (request, reply) => {
      const target = targetOf(request)
      if (target && (await findLiveUser(services.db, target.userId))) await stopMails(services, target)
      return sendPage(services, reply, target, 'done')
    })
  })
}

async function sendPage(
  services: Services,
  reply: FastifyReply,
  target: StopTarget | null,
  what: 'ask' | 'done',
) {
  const user = target && (await findLiveUser(services.db, target.userId))
  const language = user?.language ?? 'en'
  const { page, names, partStops } = notificationMailTexts[language]
  const send = (title: string, text: string, rest: string) =>
    sendSmallPage(reply, {
      language,
      theme: undefined,
      title,
      body: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${rest}`,
    })
  if (!target) {
    void reply.code(404)
    return send(page.wrongTitle, page.wrong, link('/profile/notifications?view=choices', page.choices))
  }
  const { kind } = target
  if (what === 'ask') {
    const text = kind === 'daily' ? page.askDaily : (partStops[kind]?.ask ?? page.ask(names[kind]))
    const button = `<form method="post" class="row"><button class="button">${escapeHtml(page.button)}</button></form>`
    return send(page.title, text, button)
  }
  const text = kind === 'daily' ? page.doneDaily : (partStops[kind]?.done ?? page.done(names[kind]))
  const choices = link(await choicesPathOf(services.db, target), page.choices)
  return send(page.doneTitle, text, choices)
}

const link = (path: string, text: string) =>
  `<p class="row"><a class="button plain" href="${escapeHtml(path)}">${escapeHtml(text)}</a></p>`
