import type { FastifyInstance } from 'fastify'
import type { Services } from '#services.ts'
import { ApiError } from '#plugins/api-error.ts'
import { route } from '#plugins/route.ts'
import { findUser } from './account.store.ts'

export function accountRoutes(app: FastifyInstance, { db }: Services) {
  route(app, 'GET /auth/me', async function getMe({ request }) {
    const user = request.principal && (await findUser(db, request.principal.userId))
    if (!user) throw new ApiError('UNAUTHENTICATED', 'Please sign in first.')
    return { user }
  })
}
