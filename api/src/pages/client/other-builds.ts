import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { refuseUnknown } from '#plugins/error-handling.ts'
import type { ClientBuild } from './client-build.ts'
import { findSharedAsset, publishAssets, removeOldAssets } from './shared-assets.ts'

const hourMs = 3_600_000

/**
 * During an upgrade, and for a day after it, a page of one build may request its files from a process with
 * another build. So processes share their files before they render a page that refers to them.
 */
export async function serveOtherBuilds(app: FastifyInstance, build: ClientBuild, dataDir: string) {
  const root = path.join(dataDir, 'assets')
  const own = { name: build.name, assets: path.join(build.clientFolder, 'assets') }
  const share = async () => {
    await publishAssets(root, own, Date.now())
    await removeOldAssets(root, Date.now())
  }
  // A full disk is no reason to keep the shop closed.
  const run = () => share().catch((err: unknown) => app.log.warn({ err }, 'files of the client not shared'))
  await run()
  const timer = setInterval(run, hourMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))

  app.get('/assets/*', async (request, reply) => {
    const { '*': file } = request.params as { '*': string }
    const folder = await findSharedAsset(root, file)
    return folder ? reply.sendFile(file, folder) : refuseUnknown(request)
  })
}
