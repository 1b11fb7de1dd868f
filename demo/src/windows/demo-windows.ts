import { randomUUIDv7 } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { themeCookie, toTheme } from '@haat/contract/shared/theme.ts'
import { ensureUser } from '@haat/api/domains/account/account.service.ts'
import {
  ensureSecondFactor,
  listCurrentCodes,
} from '@haat/api/domains/account/second-factor/reset-second-factor.service.ts'
import { inviteReviewers } from '@haat/api/domains/reviews/invitations/invite-reviewers.service.ts'
import { queueMorningNews, tellAlerts } from '@haat/api/domains/alerts/tell-alerts.service.ts'
import { sendDailyMails } from '@haat/api/domains/notifications/notifications.jobs.ts'
import { sendSmallPage } from '@haat/api/platform/http/small-page.ts'
import { listNewestMails } from '@haat/api/platform/mail/mail.store.ts'
import type { Services } from '@haat/api/services.ts'
import { advanceParcel } from '../shopper/advance-parcel.ts'
import { demoPassword, demoStaffRights } from '../demo-accounts.ts'
import { mailPage, mailPagePolicy } from './mail-page.ts'
import { secondFactorPage, windowsPage } from './second-factor-page.ts'

const dayMs = 86_400_000

const send = (request: FastifyRequest, reply: FastifyReply, title: string, body: string) =>
  sendSmallPage(reply, { language: 'en', theme: toTheme(request.cookies[themeCookie]), title, body })

/** Mounts the pages under /dev/, which show mails and codes of all accounts and therefore exist only in the demo. */
export function mountDemoWindows(app: FastifyInstance, services: Services) {
  const { db, config } = services

  app.get('/dev/', (request, reply) => send(request, reply, 'Windows of the demo', windowsPage()))

  app.get('/dev/second-factor', async (request, reply) => {
    const shown = await listCurrentCodes(services)
    reply.header('refresh', String(shown[0]?.secondsLeft ?? 30))
    return send(request, reply, 'Codes of the demo', secondFactorPage(shown))
  })

  // Two people who try out the console at the same time need two accounts with codes of their own.
  app.post<{ Querystring: { right?: string } }>('/dev/staff', async ({ query }, reply) => {
    const id = randomUUIDv7()
    const email = `staff-${id.slice(-12)}@haat.test`
    await ensureUser(db, {
      id,
      name: 'Sunita Rai',
      email,
      password: demoPassword,
      roles: ['shopper', 'staff'],
      staffRights: query.right === 'money' ? [...demoStaffRights, 'money'] : demoStaffRights,
    })
    await ensureSecondFactor(services, id)
    return reply.header('x-demo-account', email).redirect('/dev/second-factor', 303)
  })

  // What a shop has sold is paid out weeks later, and nobody who tries that out waits for it: the first parcel of an order that is
  // on its way arrives, and did so some days ago.
  app.post<{ Querystring: { number?: string; days?: string; code?: string } }>(
    '/dev/delivered',
    async ({ query: { number = '', days = '20', code } }) => {
      const at = new Date(Date.now() - Number(days) * dayMs)
      await advanceParcel(services, { number, position: 1, to: 'delivered', actor: 'staff', code, at })
      return { number, at }
    },
  )

  // Shoppers are asked for reviews every few minutes and by day; here at once, whatever the clock says.
  app.post('/dev/review-invitations', async () => {
    const noon = new Date(`${nepalDay(new Date())}T12:00:00+05:45`)
    await inviteReviewers(services, app.log, noon)
    return { invitedAt: noon }
  })

  // Alerts come with the mail of the day: this is the next morning, for everybody.
  app.post('/dev/morning', async () => {
    const morning = new Date(Date.now() + dayMs)
    await queueMorningNews(services, morning)
    await tellAlerts(services, app.log)
    await sendDailyMails(services, app.log, morning)
    return { morning }
  })

  app.get('/dev/mail', async (request, reply) => {
    const mails = await listNewestMails(db, 50)
    const here = `${request.protocol}://${request.host}`
    const origins = [here, config.publicUrl ?? here].map((url) => URL.parse(url)?.origin)
    const isOurs = (link: string) => URL.canParse(link) && origins.includes(new URL(link).origin)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    reply.header('content-security-policy', mailPagePolicy)
    // The links of mails open accounts, so no other page may learn the address that the visitor came from.
    reply.header('referrer-policy', 'no-referrer')
    return mailPage(mails, isOurs)
  })
}
