import type { Configuration, CustomFetch } from 'openid-client'
import type { Logger } from 'pino'
import { GoogleError, toGoogleError } from './google-error.ts'
import { isLoopback } from './is-loopback.ts'
import { toGooglePerson, type GooglePerson } from './google-person.ts'

type Library = typeof import('openid-client')

export interface GoogleSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

/** What the answer of the issuer is checked against; only the browser that began may finish. */
export interface GoogleChecks {
  state: string
  nonce: string
  verifier: string
}

export interface GoogleClient {
  /** Finds the issuer in the background, and goes on trying while it cannot be reached. */
  start(): void
  /** Where to send the browser, which comes back to the path `callback` of the site. */
  begin(site: string, callback: string): Promise<{ url: URL; checks: GoogleChecks }>
  /** Who came back, proven by the issuer's signature. Throws a GoogleError. */
  finish(cameBackTo: URL, checks: GoogleChecks): Promise<GooglePerson>
  close(): void
}

interface Options {
  log: Pick<Logger, 'warn'>
  /** For an issuer in this process. */
  fetch?: CustomFetch
  /** The issuer answers at the site itself, by whatever name the visitor knows it. */
  isAtSite?: boolean
  firstPauseMs?: number
}

const timeoutSeconds = 5
const longestPauseMs = 300_000

export function createGoogleClient(settings: GoogleSettings, options: Options): GoogleClient {
  const { log, firstPauseMs = 1000 } = options
  let finding: Promise<{ library: Library; issuer: Configuration }> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  /** One attempt at a time, whoever asks; what was found once stays. */
  const find = () =>
    (finding ??= findIssuer(settings, options.fetch).catch((error: unknown) => {
      finding = undefined
      throw new GoogleError('unreachable', { cause: error })
    }))

  const keepTrying = (pauseMs: number) => {
    find().catch((error: Error) => {
      log.warn({ err: error.cause }, 'the issuer of Google sign-in cannot be reached')
      if (isClosed) return
      timer = setTimeout(() => keepTrying(Math.min(pauseMs * 2, longestPauseMs)), pauseMs).unref()
    })
  }

  return {
    start: () => keepTrying(firstPauseMs),
    async begin(site, callback) {
      const { library, issuer } = await find()
      const checks = {
        state: library.randomState(),
        nonce: library.randomNonce(),
        verifier: library.randomPKCECodeVerifier(),
      }
      const url = library.buildAuthorizationUrl(issuer, {
        redirect_uri: `${site}${callback}`,
        scope: 'openid email profile',
        prompt: 'select_account',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      })
      return { url: options.isAtSite ? new URL(url.pathname + url.search, site) : url, checks }
    },
    async finish(cameBackTo, { state, nonce, verifier }) {
      const { library, issuer } = await find()
      const expected = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }
      try {
        const tokens = await library.authorizationCodeGrant(issuer, cameBackTo, expected)
        return toGooglePerson(tokens.claims())
      } catch (error) {
        throw toGoogleError(library, error)
      }
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** The library costs 70 ms to load: it is, when it is first needed, beside everything else. */
async function findIssuer(
  { issuer, clientId, clientSecret }: GoogleSettings,
  fetch: CustomFetch | undefined,
) {
  const library = await import('openid-client')
  const url = new URL(issuer)
  // The library trusts a direct TLS connection; a signature is proof whatever the connection was.
  const execute = [library.enableNonRepudiationChecks]
  if (url.protocol === 'http:' && isLoopback(url)) execute.push(library.allowInsecureRequests)
  const configuration = await library.discovery(url, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute,
    ...(fetch && { [library.customFetch]: fetch }),
  })
  return { library, issuer: configuration }
}
