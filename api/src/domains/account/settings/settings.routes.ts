import type { FastifyInstance } from 'fastify'
import { hasBounced } from '#platform/mail/ended-mail.store.ts'
import { answer } from '#plugins/answer.ts'
import { notFound } from '#plugins/api-error.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { getUserRow, recordEvent } from '../account.service.ts'
import { deviceOf } from '../sessions/device-name.ts'
import { exportMyData } from '../export.service.ts'
import { endSession } from '../sessions/session.service.ts'
import { listLiveSessions } from '../session.store.ts'
import {
  changeEmail,
  changePassword,
  deleteAccount,
  endOtherSessions,
  getSignInWays,
  unlinkGoogle,
} from './settings.service.ts'

const done = (message: string) => answer(message, {})

/** Settings that people change in their own account while they are signed in. */
export function settingsRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'POST /account/password', async ({ body, request }) => {
    await changePassword(services, callerOf(request), body)
    return done('Your password is changed. Other devices are signed out.')
  })

  route(app, 'POST /account/email', async ({ body, request }) => {
    await changeEmail(services, callerOf(request), body)
    return done('Please open the link in the mail that we sent to the new address.')
  })

  route(app, 'GET /account/sessions', async ({ request }) => {
    const { userId, sessionId } = callerOf(request)
    const items = (await listLiveSessions(db, userId)).map((session) => ({
      id: session.id,
      device: deviceOf(session.userAgent),
      way: session.way,
      ipAddress: session.ipAddress,
      signedInAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      isCurrent: session.id === sessionId,
    }))
    return { success: true, message: 'Where you are signed in.', data: { items } }
  })

  route(app, 'DELETE /account/sessions/:id', async ({ params, request }) => {
    const { userId, ipAddress } = callerOf(request)
    if (!(await endSession(db, userId, params.id, 'revoked'))) throw notFound('This session')
    await recordEvent(db, userId, 'session-ended', ipAddress)
    return done('That device is signed out.')
  })

  route(app, 'DELETE /account/sessions', async ({ request }) => {
    const ended = await endOtherSessions(services, callerOf(request))
    return { success: true, message: 'Every other device is signed out.', data: { ended } }
  })

  route(app, 'GET /account/mail', async ({ request }) => {
    const { email } = await getUserRow(db, callerOf(request).userId)
    return answer('Whether mails reach you.', { comesBack: await hasBounced(db, email) })
  })

  route(app, 'GET /account/sign-in-ways', async ({ request }) => {
    const data = await getSignInWays(services, callerOf(request).userId)
    return { success: true, message: 'Your ways to sign in.', data }
  })

  route(app, 'DELETE /account/google', async ({ request }) => {
    await unlinkGoogle(services, callerOf(request))
    return done('Your Google account is no longer linked.')
  })

  route(app, 'GET /account/export', async ({ request }) => {
    const data = await exportMyData(services, callerOf(request).userId)
    return { success: true, message: 'Everything we hold about you.', data }
  })

  route(app, 'POST /account/delete', async ({ body, request }) => {
    await deleteAccount(services, callerOf(request), body.password)
    return done('Your account is deleted.')
  })
}
