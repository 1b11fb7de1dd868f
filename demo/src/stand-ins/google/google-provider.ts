import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { interactionPolicy, Provider, type Configuration, type InteractionResults } from 'oidc-provider'
import { emailPattern } from '@haat/contract/shared/email.ts'
import type { GoogleSettings } from '@haat/api/platform/google/google-client.ts'
import { createPeople, type GooglePerson } from './google-people.ts'
import { sendChooser, sendConsent, sendExpired } from './google-screens.ts'
import { createMemoryAdapter } from './memory-adapter.ts'

interface Options extends GoogleSettings {
  mountPath: string
  sessionCookie: { name: string; path: string }
}

export type GoogleProvider = Awaited<ReturnType<typeof createGoogleProvider>>
type People = ReturnType<typeof createPeople>

const callbackPath = '/api/auth/google/callback'
const scope = 'openid email profile'
const hourSeconds = 3600

export async function createGoogleProvider(options: Options) {
  const people = createPeople()
  const provider = new Provider(options.issuer, await configure(options, people))
  provider.proxy = true
  allowOwnSite(provider)

  return {
    handle: provider.callback(),

    async showScreen({ raw }: FastifyRequest, reply: FastifyReply) {
      const asked = await provider.interactionDetails(raw, reply.raw).catch(() => undefined)
      if (!asked) return sendExpired(reply)
      const person = people.find(asked.session?.accountId ?? '')
      return asked.prompt.name === 'consent' && person ? sendConsent(reply, person) : sendChooser(reply)
    },

    async takeAnswer({ raw }: FastifyRequest, reply: FastifyReply, form: URLSearchParams) {
      const asked = await provider.interactionDetails(raw, reply.raw).catch(() => undefined)
      if (!asked) return sendExpired(reply)
      const result = form.has('consent')
        ? await grantConsent(provider, options.clientId, asked.session?.accountId)
        : resultOfForm(people, form)
      if (typeof result === 'string') return sendChooser(reply, result)
      return reply.redirect(await provider.interactionResult(raw, reply.raw, result), 303)
    },
  }
}

async function configure(
  { clientId, clientSecret, mountPath, sessionCookie }: Options,
  people: People,
): Promise<Configuration> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`http://localhost${callbackPath}`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: sessionCookie.name, interaction: 'devGoogleStep', resume: 'devGoogleResume' },
      long: { path: sessionCookie.path, httpOnly: true, sameSite: 'lax' },
    },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts the name and the address into the ID token itself, and so does this provider.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `${mountPath}/choose/${uid}` },
    ttl: {
      AccessToken: hourSeconds,
      AuthorizationCode: 60,
      Grant: hourSeconds,
      IdToken: hourSeconds,
      Interaction: 600,
      Session: hourSeconds,
    },
    findAccount: (_ctx, subject) => accountOf(people.find(subject)),
    renderError: (ctx) => {
      ctx.type = 'text/plain'
      ctx.body = 'The stand-in for Google refuses this request. Please close this window and start again.'
    },
  }
}

const accountOf = (person: GooglePerson | undefined) =>
  person && {
    accountId: person.subject,
    claims: () => ({
      sub: person.subject,
      name: person.name,
      email: person.email,
      email_verified: person.isEmailVerified,
    }),
  }

/** Allows to return to the site at which the stand-in was opened, whatever its address is. */
function allowOwnSite({ Client }: Provider) {
  const isRegistered = Client.prototype.redirectUriAllowed
  Client.prototype.redirectUriAllowed = function isAllowed(uri) {
    const { protocol, host } = Provider.ctx?.request ?? {}
    return uri === `${protocol}://${host}${callbackPath}` || isRegistered.call(this, uri)
  }
}

/** The result of the form, or the sentence to show when it cannot be accepted. */
function resultOfForm(people: People, form: URLSearchParams): InteractionResults | string {
  if (form.has('cancel')) return { error: 'access_denied', error_description: 'The visitor stopped here.' }
  const email = form.get('email')?.trim() ?? ''
  const name = form.get('name')?.trim() ?? ''
  const chosen = people.find(form.get('person') ?? '')
  if (!chosen && (name === '' || !emailPattern.test(email)))
    return 'Please write a name and an email address.'
  const person = chosen ?? people.add(name, email, form.has('verified'))
  return { select_account: {}, login: { accountId: person.subject } }
}

async function grantConsent(
  provider: Provider,
  clientId: string,
  accountId = '',
): Promise<InteractionResults> {
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope(scope)
  return { consent: { grantId: await grant.save() } }
}
