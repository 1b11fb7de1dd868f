import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { toPicture, findPicturesById, savePicture } from '../pictures/pictures.service.ts'
import { publishHome, readEdition, saveDraft } from './edition.service.ts'
import { listHomeSections, listSlides } from './home.service.ts'

export function homeRoutes(app: FastifyInstance, services: Services) {
  readRoute(app, 'GET /home/slides', async ({ db }) =>
    answer('Slides.', await listSlides({ db }, new Date())),
  )

  readRoute(app, 'GET /home/sections', async ({ db }) =>
    answer('Sections.', await listHomeSections({ db }, new Date())),
  )

  route(app, 'GET /staff/home', async () => answer('The home page.', await readEdition(services.db)))

  route(app, 'PUT /staff/home/draft', async ({ body: { version, ...layout }, request }) =>
    answer('Draft kept.', await saveDraft(services, callerOf(request), version, layout)),
  )

  route(app, 'POST /staff/home/publish', async ({ body, request }) =>
    answer('Published.', await publishHome(services, callerOf(request), body.version)),
  )

  route(app, 'POST /staff/pictures', async ({ body, query, request }) => {
    const id = await savePicture(services, body)
    await recordAudit(services.db, callerOf(request), {
      action: 'picture.upload',
      subject: { kind: 'picture', id, label: query.name },
    })
    const row = (await findPicturesById(services.db, [id])).get(id)!
    return answer('Picture kept.', toPicture(row, { en: '', ne: '' }))
  })
}
