import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { inviteMember, withdrawInvitation } from './invitations.service.ts'
import { acceptInvitation, acceptMyInvitation, getInvitation, listMyInvitations } from './join.service.ts'

export function invitationsRoutes(app: FastifyInstance, services: Services) {
  route(app, 'POST /vendor/shops/:shopId/invitations', async ({ body, request }) => {
    const { userId } = callerOf(request)
    return answer(
      'The invitation is sent.',
      await inviteMember(services, membershipOf(request), userId, body),
    )
  })

  route(app, 'DELETE /vendor/shops/:shopId/invitations/:id', async ({ params, request }) => {
    await withdrawInvitation(services, membershipOf(request), callerOf(request).userId, params.id)
    return answer('The invitation is withdrawn.', {})
  })

  route(app, 'GET /vendor/invitations', async ({ query, request }) =>
    answer('The invitation.', await getInvitation(services, query.token, request.principal?.userId)),
  )

  route(app, 'POST /vendor/invitations/accept', async ({ body, request }) =>
    answer('You belong to the shop now.', await acceptInvitation(services, callerOf(request), body.token)),
  )

  route(app, 'GET /vendor/invitations/mine', async ({ request }) =>
    answer('Your invitations.', { items: await listMyInvitations(services, callerOf(request).userId) }),
  )

  route(app, 'POST /vendor/invitations/:id/accept', async ({ params, request }) =>
    answer('You belong to the shop now.', await acceptMyInvitation(services, callerOf(request), params.id)),
  )
}
