import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import type { GoogleSettings } from './platform/google/google-client.ts'
import { isLoopback } from './platform/http/is-loopback.ts'
import type { EsewaSettings } from './platform/payments/esewa-gateway.ts'
import type { KhaltiSettings } from './platform/payments/khalti-gateway.ts'
import { apiUrl, hostName, isLoopbackHost, number, siteUrl, url, urlWithHost, web } from './setting-values.ts'

const port = z
  .string()
  .regex(/^\d+$/, 'PORT must be a number')
  .transform(Number)
  .pipe(z.number().max(65_535, 'PORT must be at most 65535'))
const safeUrl = (name: string) =>
  url(name, web).refine((text) => {
    return text.startsWith('https:') || (URL.canParse(text) && isLoopback(new URL(text)))
  }, `${name} must start with https://, unless it is on this machine`)
const postgres = ['postgres:', 'postgresql:']

/** Whether the server framework accepts it as a proxy: an address, a range, or one of its names for ranges. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    rest.length === 0 &&
    (bits === undefined ? maxBits > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits)
  )
}
const proxies = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isProxy), 'TRUSTED_PROXIES must be IP addresses or ranges, joined by commas')

const replicas = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(url('DATABASE_REPLICA_URLS', postgres)))

const keyLength = 32
/** A key may contain a comma: then the whole text is also tried as one key. */
const otherKeys = z
  .string()
  .min(keyLength, 'SECRET_KEY_OLD must be keys of at least 32 characters, joined by commas')
  .transform((text) => {
    const parts = text.split(',').map((key) => key.trim())
    return parts.length > 1 && parts.every((key) => key.length >= keyLength) ? [...parts, text] : [text]
  })

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'NODE_ENV must be production or development')
    .default('production'),
  PORT: port.default(3000),
  HOST: hostName.default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url('DATABASE_URL', postgres).optional(),
  DATABASE_DIRECT_URL: url('DATABASE_DIRECT_URL', postgres).optional(),
  DATABASE_REPLICA_URLS: replicas.default([]),
  DATABASE_WAIT_SECONDS: number('DATABASE_WAIT_SECONDS')
    .pipe(z.number().min(1, 'DATABASE_WAIT_SECONDS must be at least 1'))
    .default(1.5),
  REDIS_URL: urlWithHost('REDIS_URL', ['redis:', 'rediss:']).optional(),
  PUBLIC_URL: siteUrl.optional(),
  PUBLIC_API_URL: apiUrl.optional(),
  SMTP_URL: urlWithHost('SMTP_URL', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'MAIL_FROM must be an e-mail address, or Name <address>',
    )
    .default('Haat <no-reply@haat.example>'),
  SUPPORT_EMAIL: z.email('SUPPORT_EMAIL must be an e-mail address').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: safeUrl('GOOGLE_ISSUER').default('https://accounts.google.com'),
  ESEWA_PRODUCT_CODE: z.string().optional(),
  ESEWA_SECRET: z.string().optional(),
  ESEWA_FORM_URL: safeUrl('ESEWA_FORM_URL').default('https://epay.esewa.com.np/api/epay/main/v2/form'),
  ESEWA_STATUS_URL: safeUrl('ESEWA_STATUS_URL').default(
    'https://epay.esewa.com.np/api/epay/transaction/status/',
  ),
  KHALTI_SECRET_KEY: z.string().optional(),
  KHALTI_URL: safeUrl('KHALTI_URL').default('https://khalti.com/api/v2/'),
  SEED: z.enum(['demo', 'base', 'none'], 'SEED must be demo, base or none').optional(),
  SECRET_KEY: z.string().min(keyLength, 'SECRET_KEY must have at least 32 characters').optional(),
  SECRET_KEY_OLD: otherKeys.default([]),
  METRICS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'METRICS_KEY must have at least 16 letters, digits or signs, and no spaces')
    .optional(),
  TRUSTED_PROXIES: proxies.default([]),
  RATE_LIMITS: number('RATE_LIMITS', ': 1 as they are, 0 for none')
    .pipe(z.number().min(0, 'RATE_LIMITS must not be negative'))
    .default(1),
  DRAIN_SECONDS: number('DRAIN_SECONDS')
    .pipe(
      z.number().min(0, 'DRAIN_SECONDS must not be negative').max(300, 'DRAIN_SECONDS must be at most 300'),
    )
    .default(0),
  CHAT_HOURS: z.enum(['office', 'always'], 'CHAT_HOURS must be office or always').default('office'),
  PICTURE_JOBS: z.enum(['on', 'off'], 'PICTURE_JOBS must be on or off').default('on'),
  LOG_LEVEL: z
    .enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'LOG_LEVEL must be silent, error, warn, info or debug',
    )
    .default('warn'),
})

type Environment = z.infer<typeof environmentSchema>

export const settingNames = Object.keys(environmentSchema.shape)

function googleOf(env: Environment): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env
  if (clientId && clientSecret) return { clientId, clientSecret, issuer }
  if (!clientId && !clientSecret) return undefined
  throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together, or neither of them.')
}

function esewaOf(env: Environment): EsewaSettings | undefined {
  const { ESEWA_PRODUCT_CODE: productCode, ESEWA_SECRET: secret } = env
  if (productCode && secret) {
    return { productCode, secret, formUrl: env.ESEWA_FORM_URL, statusUrl: env.ESEWA_STATUS_URL }
  }
  if (!productCode && !secret) return undefined
  throw new ConfigError('ESEWA_PRODUCT_CODE and ESEWA_SECRET must be set together, or neither of them.')
}

const khaltiOf = (env: Environment): KhaltiSettings | undefined =>
  env.KHALTI_SECRET_KEY
    ? { secretKey: env.KHALTI_SECRET_KEY, url: env.KHALTI_URL.replace(/\/?$/, '/') }
    : undefined

/**
 * Whether only this machine can reach the server, according to the settings (a request may come from anybody
 * behind a proxy). Everything under /dev/ opens accounts to whoever reaches it, so /dev/ and its stand-ins
 * exist only then.
 */
const isOnlyOnThisMachine = ({ HOST, PUBLIC_URL }: Environment) =>
  isLoopbackHost(HOST) && (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL)))

const openable = (host: string) => (['0.0.0.0', '::'].includes(host) ? 'localhost' : host)

export type Config = ReturnType<typeof readConfig>

/** An invalid setting: its message is all that the operator sees. */
export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable counts as not set, because shells and compose files write `X=`. Blanks around a value are
  // removed too, but not around a key, because a key that was in use with blanks must stay the same.
  const given = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, name.startsWith('SECRET_KEY') ? value : value?.trim()] as const)
      .filter(([, value]) => value?.trim() !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`Bad setting ${String(issue?.path[0] ?? '')}: ${issue?.message ?? 'unknown'}.`)
  }
  const env = parsed.data
  if (env.DATABASE_URL && !env.SECRET_KEY) {
    throw new ConfigError('SECRET_KEY must be set when DATABASE_URL is set (at least 32 characters).')
  }
  if (!env.DATABASE_URL && (env.DATABASE_DIRECT_URL || env.DATABASE_REPLICA_URLS.length > 0)) {
    throw new ConfigError('DATABASE_DIRECT_URL and DATABASE_REPLICA_URLS need DATABASE_URL beside them.')
  }
  if (env.SMTP_URL && !env.PUBLIC_URL) {
    throw new ConfigError('PUBLIC_URL must be set when SMTP_URL is set: links in mails begin with it.')
  }
  if ((env.ESEWA_SECRET || env.KHALTI_SECRET_KEY) && !env.PUBLIC_URL) {
    throw new ConfigError(
      'PUBLIC_URL must be set when eSewa or Khalti is: shoppers come back to it when they have paid.',
    )
  }
  const seed = env.SEED ?? (env.DATABASE_URL ? 'none' : 'demo')
  if (seed === 'demo' && !env.SEED && !isOnlyOnThisMachine(env)) {
    const cause = isLoopbackHost(env.HOST) ? 'PUBLIC_URL' : 'HOST'
    throw new ConfigError(
      `With this ${cause} others could open the demo, whose passwords are public: set SEED=base for a shop of your own, or SEED=demo if the demo is meant.`,
    )
  }
  const publicUrl = env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin
  return {
    isDevelopment: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** The address of the database itself, set when `databaseUrl` leads to a pooler. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
    /** How long a request waits for the database; by itself so that it is answered within two seconds. */
    databaseWaitMs: env.DATABASE_WAIT_SECONDS * 1000,
    redisUrl: env.REDIS_URL,
    publicUrl,
    /** The beginning of links in mails. A wildcard is no address that a browser could open. */
    siteUrl: publicUrl ?? `http://${openable(env.HOST)}:${env.PORT}`,
    publicApiUrl: env.PUBLIC_API_URL?.replace(/\/$/, ''),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    google: googleOf(env),
    esewa: esewaOf(env),
    khalti: khaltiOf(env),
    seed,
    isDemo: seed === 'demo',
    /**
     * The windows and stand-ins under /dev/, only for a demo on this machine alone. Elsewhere they are never
     * loaded.
     */
    hasDev: seed === 'demo' && isOnlyOnThisMachine(env),
    secretKey: env.SECRET_KEY,
    /** Further keys beside the one in use: older ones, or the next one. */
    secretKeyOld: env.SECRET_KEY_OLD,
    /** The bearer token with which the metrics can be read. */
    metricsKey: env.METRICS_KEY,
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimitScale: env.RATE_LIMITS,
    /** Whether chats are open outside office hours too, whenever staff are there. */
    hasChatAlways: env.CHAT_HOURS === 'always',
    /** How long a process that was told to stop goes on serving, until its load balancer has noticed. */
    drainSeconds: env.DRAIN_SECONDS,
    /** Whether this process makes pictures in the background. */
    hasPictureJobs: env.PICTURE_JOBS === 'on',
    logLevel: env.LOG_LEVEL,
  }
}

/** Google itself, its stand-in, or another API, which has to know whether it offers Google. */
export const hasGoogle = ({ google, hasDev, publicApiUrl }: Config) =>
  google !== undefined || hasDev || publicApiUrl !== undefined
