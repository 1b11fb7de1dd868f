import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { createGoogleClient, type GoogleClient } from '../platform/google/google-client.ts'
import { openDev } from '../open-demo.ts'

interface OpenedGoogle {
  client: GoogleClient | undefined
  mount(app: FastifyInstance): void
}

/** Opens Google if the operator has an account with it, a stand-in for it where there is /dev/, or nothing. */
export async function openGoogle(config: Config, log: Logger): Promise<OpenedGoogle> {
  if (config.google) return realGoogle(createGoogleClient(config.google, { log }))
  const dev = await openDev(config)
  if (!dev) return { client: undefined, mount: () => {} }
  const standIn = dev.createGoogleStandIn()
  const options = { log, fetch: standIn.fetch, isAtSite: true }
  return { client: createGoogleClient(standIn.settings, options), mount: standIn.mount }
}

/** Google is looked up once the site is open, so that a slow or unreachable issuer does not delay the start. */
const realGoogle = (client: GoogleClient): OpenedGoogle => ({
  client,
  mount(app) {
    app.addHook('onListen', async () => client.start())
    app.addHook('onClose', async () => client.close())
  },
})
