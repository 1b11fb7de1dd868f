import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { addPerson, changePerson, listPeople, removePerson } from './people.service.ts'

/** Who is staff, and what each may do. */
export function peopleRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /staff/people', async () => answer('Who is staff.', await listPeople(services.db)))

  route(app, 'POST /staff/people', async ({ body, request }) =>
    answer('The person is staff now.', await addPerson(services, callerOf(request), body)),
  )

  route(app, 'PATCH /staff/people/:id', async ({ params, body, request }) =>
    answer('The rights are changed.', await changePerson(services, callerOf(request), params.id, body)),
  )

  route(app, 'DELETE /staff/people/:id', async ({ params, body, request }) => {
    await removePerson(services, callerOf(request), params.id, body.code)
    return answer('The person is no longer staff.', {})
  })
}
