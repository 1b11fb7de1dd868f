import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageCookie, toLanguage } from '@haat/contract/shared/language.ts'
import { ApiError } from '#plugins/api-error.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { confirmAccount, disownAccount, verifyEmail, type VerifyAnswer } from './confirm.service.ts'
import { getUserRow, login, refuseGuessable, register, toUser, updateMe } from './account.service.ts'
import {
  forgotPassword,
  resendVerificationEmail,
  resetPassword,
  verifyPasswordResetToken,
} from './links/link.service.ts'
import { withLoginLimits } from './sign-in/login-attempts.ts'
import {
  clientOf,
  readCookies,
  readDevice,
  setDeviceCookie,
  setRefreshCookie,
} from './sessions/session-cookies.ts'
import { endSession, findSessionToEnd, refreshSession } from './sessions/session.service.ts'

const verified: Record<VerifyAnswer['status'], string> = {
  verified: 'Your e-mail address is confirmed.',
  'already-verified': 'Your e-mail address was confirmed already.',
  'email-changed': 'Your e-mail address is changed.',
  question: 'Did you open this account?',
  'sign-in': 'Please sign in to finish the change.',
}

const languageOf = (request: FastifyRequest) => toLanguage(request.cookies[languageCookie])

export function authRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'POST /auth/register', async ({ body, request }) => {
    await register(services, body, { language: languageOf(request), ipAddress: request.ip })
    return { message: 'Please open the link in the mail that we sent you.' }
  })

  route(app, 'POST /auth/login', async ({ body, request, reply }) => {
    const client = clientOf(request, body.cookieless ?? false)
    const { user, session } = await withLoginLimits(app, services, { body, request, reply }, () =>
      login(services, body, client),
    )
    setDeviceCookie(reply, request, session.device)
    const { accessToken, refreshToken } = session
    return { message: 'You are signed in.', user: toUser(services, user), accessToken, refreshToken }
  })

  route(app, 'POST /auth/refresh-token', async ({ body, request, reply }) => {
    const refreshed = await refreshSession(services, body.refreshToken, clientOf(request))
    if (!refreshed) {
      throw new ApiError('INVALID_RESPONSE_TOKEN', 'Your sign-in has ended. Please sign in again.')
    }
    const { user, accessToken, refreshToken, isCookieless } = refreshed
    if (!isCookieless) setRefreshCookie(reply, request, refreshToken)
    return { accessToken, user: toUser(services, user), ...(isCookieless && { refreshToken }) }
  })

  route(app, 'GET /auth/me', async ({ request }) => ({
    user: toUser(services, await getUserRow(db, callerOf(request).userId)),
  }))

  route(app, 'PUT /auth/me', async ({ body, request }) => ({
    user: toUser(services, await updateMe(services, callerOf(request).userId, body)),
    message: 'Your details are saved.',
  }))

  route(app, 'POST /auth/resend-verification-email', async ({ body }) => {
    await resendVerificationEmail(services, body.email)
    return { message: 'If the address waits for a link, a new one is on its way.' }
  })

  route(app, 'GET /auth/verify-email', async ({ query, request }) => {
    const answer = await verifyEmail(services, query.token, request.principal?.userId)
    return { message: verified[answer.status], ...answer }
  })

  route(app, 'POST /auth/confirm-account', async ({ body, request }) => {
    const answer = await confirmAccount(services, body, request.ip)
    return { message: verified[answer.status], ...answer }
  })

  route(app, 'POST /auth/disown-account', async ({ body, request }) => {
    const visitor = { ipAddress: request.ip, language: languageOf(request) }
    const answer = await disownAccount(services, body.token, visitor)
    return { message: 'That account is cleared. You can choose a password for one of your own.', ...answer }
  })

  route(app, 'POST /auth/forgot-password', async ({ body }) => {
    await forgotPassword(services, body.email)
    return { message: 'If there is an account with this address, a link is on its way.' }
  })

  route(app, 'GET /auth/verify-password-reset-token/:token', async ({ params }) => {
    const { email } = await verifyPasswordResetToken(services, params.token)
    return { message: 'You can choose a new password.', email }
  })

  route(app, 'POST /auth/reset-password', async ({ body, request }) => {
    const owner = await verifyPasswordResetToken(services, body.token)
    await refuseGuessable('newPassword', body.newPassword, owner)
    await resetPassword(services, body.token, body.newPassword, {
      ipAddress: request.ip,
      language: languageOf(request),
    })
    return { message: 'Your password is changed. Please sign in with it.' }
  })

  route(app, 'POST /auth/logout', async ({ request }) => {
    const { refreshToken } = readCookies(request)
    const session =
      request.principal ??
      (refreshToken && (await findSessionToEnd(services, refreshToken, readDevice(request))))
    if (session) {
      const sessionId = 'sessionId' in session ? session.sessionId : session.id
      await endSession(db, session.userId, sessionId, 'signed-out')
    }
    return { message: 'You are signed out.' }
  })
}
