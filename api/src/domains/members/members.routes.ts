import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { changeRole, leaveShop, removeMember, transferOwnership } from './change-members.service.ts'
import { listShopInvitations } from './invitations.service.ts'
import { getMyShop, listMyShops, listShopMembers } from './members.service.ts'

/** The shops of a person, and who else belongs to them. */
export function membersRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'GET /vendor/shops', async ({ request }) =>
    answer('Your shops.', { items: await listMyShops(db, callerOf(request).userId) }),
  )

  route(app, 'GET /vendor/shops/:shopId', async ({ request }) =>
    answer('Your shop.', await getMyShop(db, membershipOf(request))),
  )

  route(app, 'GET /vendor/shops/:shopId/members', async ({ request }) => {
    const membership = membershipOf(request)
    return answer('Who belongs to the shop.', {
      items: await listShopMembers(db, membership),
      invitations: await listShopInvitations(db, membership),
    })
  })

  route(app, 'PATCH /vendor/shops/:shopId/members/:id', async ({ params, body, request }) => {
    const change = { id: params.id, role: body.role, password: body.password }
    const member = await changeRole(services, membershipOf(request), callerOf(request), change)
    return answer('The role is changed.', member)
  })

  route(app, 'DELETE /vendor/shops/:shopId/members/:id', async ({ params, request }) => {
    await removeMember(services, membershipOf(request), callerOf(request), params.id)
    return answer('The person no longer belongs to the shop.', {})
  })

  route(app, 'POST /vendor/shops/:shopId/leave', async ({ request }) => {
    await leaveShop(services, membershipOf(request), callerOf(request))
    return answer('You have left the shop.', {})
  })

  route(app, 'POST /vendor/shops/:shopId/transfer-ownership', async ({ body, request }) => {
    const { memberId, password } = body
    await transferOwnership(services, membershipOf(request), callerOf(request), { memberId, password })
    return answer('The shop is handed over. You are its manager now.', {})
  })
}
