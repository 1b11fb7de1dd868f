import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Config } from '#config.ts'
import { bindBuild } from './client-build.ts'
import { courierFiles, serveCourierPage } from './courier-page.ts'
import { serveOtherBuilds } from './other-builds.ts'
import type { PageInput } from '@haat/contract/shared/page-input.ts'
import type { PageFetch } from '../page-data.ts'

/** The client's server side, as TanStack Start builds it. */
export interface ClientApp {
  fetch(request: Request, options: { context: { page: PageInput<PageFetch> } }): Promise<Response>
}

export interface Client {
  app(): Promise<ClientApp>
  /** The file with the texts of a language, which the page preloads. */
  messagesHref(language: Language): string | undefined
}

/**
 * Serves the built client: files with a hash in their names are cached for ever, the few others for an hour.
 */
export async function builtClient(app: FastifyInstance, config: Config): Promise<Client> {
  const build = await bindBuild()
  app.addHook('onClose', async () => build.release())
  const root = build.clientFolder
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz}', '.vite/**', ...courierFiles],
    setHeaders: (reply, file) => {
      const isHashed = path.dirname(file) !== root
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  await serveCourierPage(app, root, config)
  await serveOtherBuilds(app, build, config.dataDir)
  const entry = (await import(pathToFileURL(build.serverEntry).href)) as { default: ClientApp }
  const manifest = JSON.parse(await readFile(path.join(root, '.vite/manifest.json'), 'utf8')) as BuildManifest
  const messagesHref = (language: Language) => {
    const file = manifest[`src/messages/${language}.ts`]?.file
    return file && `/${file}`
  }
  return { app: async () => entry.default, messagesHref }
}

type BuildManifest = Record<string, { file: string }>
