import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createGoogleClient, type GoogleClient } from './platform/google/google-client.ts'

interface OpenedGoogle {
  client: GoogleClient | undefined
  mount(app: FastifyInstance): void
}

/** Google itself where the operator has an account with it, a stand-in where there is /dev/, otherwise nothing. */
export async function openGoogle(config: Config, log: Logger): Promise<OpenedGoogle> {
  if (config.google) return realGoogle(createGoogleClient(config.google, { log }))
  if (!config.hasDev) return { client: undefined, mount: () => {} }
  const { createDevGoogle } = await import('./dev/dev-google.ts')
  const standIn = createDevGoogle()
  const options = { log, fetch: standIn.fetch, isAtSite: true }
  return { client: createGoogleClient(standIn.settings, options), mount: standIn.mount }
}

/** Found once the site is open, so that an issuer that is slow or away holds nobody up. */
const realGoogle = (client: GoogleClient): OpenedGoogle => ({
  client,
  mount(app) {
    app.addHook('onListen', async () => client.start())
    app.addHook('onClose', async () => client.close())
  },
})
