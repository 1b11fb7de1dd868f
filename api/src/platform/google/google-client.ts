import type { Configuration, CustomFetch } from 'openid-client'
import type { Logger } from 'pino'
import { GoogleError, toGoogleError } from './google-error.ts'
import { isLoopback } from '../http/is-loopback.ts'
import { toGooglePerson, type GooglePerson } from './google-person.ts'

type Library = typeof import('openid-client')

export interface GoogleSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

/** What the issuer's answer is checked against, so that only the browser that began can finish. */
export interface GoogleChecks {
  state: string
  nonce: string
  verifier: string
}

export interface GoogleClient {
  /** Finds the issuer in the background, and keeps trying while it cannot be reached. */
  start(): void
  /** The address to send the browser to, which comes back to the path `callback` of the site. */
  begin(site: string, callback: string): Promise<{ url: URL; checks: GoogleChecks }>
  /** The person who came back, proven by the issuer's signature. Throws a GoogleError. */
  finish(cameBackTo: URL, checks: GoogleChecks): Promise<GooglePerson>
  close(): void
}

interface Options {
  log: Pick<Logger, 'warn'>
  /** Replaces fetch where the issuer is a stand-in in this process. */
  fetch?: CustomFetch
  /** Whether the issuer is part of the site itself, under whatever host name the visitor used. */
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

  /** One attempt at a time, however many callers wait; a success is kept. */
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

/** Loading the library takes 70 ms, so it is loaded when it is first needed. */
async function findIssuer(
  { issuer, clientId, clientSecret }: GoogleSettings,
  fetch: CustomFetch | undefined,
) {
  const library = await import('openid-client')
  const url = new URL(issuer)
  // The library would trust a direct TLS connection; checking the signature proves the token whatever the
  // connection was.
  const execute = [library.enableNonRepudiationChecks]
  if (url.protocol === 'http:' && isLoopback(url)) execute.push(library.allowInsecureRequests)
  const configuration = await library.discovery(url, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute,
    ...(fetch && { [library.customFetch]: fetch }),
  })
  return { library, issuer: configuration }
}
