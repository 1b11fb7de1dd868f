import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { keepUpload, readUpload } from '#domains/files/accept-file.service.ts'
import {
  changeContents,
  contentVersions,
  createContent,
  deleteContent,
  restoreVersion,
} from './editing.service.ts'

/** How staff create, change, delete and restore content. */
export function editingRoutes(app: FastifyInstance, services: Services) {
  route(app, 'POST /master-content', async ({ body, request }) =>
    answer('Content made.', await createContent(services, callerOf(request), body)),
  )

  route(app, 'PATCH /master-content/bulk', async ({ body, request }) =>
    answer('Contents changed.', await changeContents(services, callerOf(request), body.updates)),
  )

  route(app, 'PATCH /master-content/:id', async ({ params: { id }, body, request }) => {
    const { version, ...changes } = body
    const [content] = await changeContents(services, callerOf(request), [{ id, version, changes }])
    return answer('Content changed.', content!)
  })

  route(app, 'DELETE /master-content/:id', async ({ params, query, request }) => {
    await deleteContent(services, callerOf(request), params.id, query.version)
    return answer('Content taken away.', {})
  })

  route(app, 'GET /master-content/:id/versions', async ({ params }) =>
    answer('Versions.', await contentVersions(services.db, params.id)),
  )

  route(app, 'POST /master-content/:id/versions/:version/restore', async ({ params, body, request }) =>
    answer(
      'Version restored.',
      await restoreVersion(services, callerOf(request), {
        id: params.id,
        seen: body.version,
        restored: params.version,
      }),
    ),
  )

  route(app, 'POST /master-content/files', async ({ query, body, request }) => {
    const read = await readUpload(services, { bytes: body, sender: 'staff' }, ['pdf'])
    const file = await services.db.transaction(async (tx) => {
      const link = await keepUpload({ db: tx, files: services.files }, read, { name: query.name })
      const { id, name, sizeBytes } = link
      await recordAudit(tx, callerOf(request), {
        action: 'content.upload',
        subject: { kind: 'file', id, label: name },
        after: { sizeBytes },
      })
      return link
    })
    return answer('File kept.', file)
  })
}
