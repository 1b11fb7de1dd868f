import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, hasGoogle, readConfig } from './config.ts'

const refusal = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  throw new Error('The setting was accepted')
}

describe('settings', () => {
  it('give a demo on this machine when nothing is set', () => {
    expect(readConfig({})).toEqual({
      isDevelopment: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('.data'),
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databaseReplicaUrls: [],
      databaseWaitMs: 1500,
      redisUrl: undefined,
      drainSeconds: 0,
      publicUrl: undefined,
      siteUrl: 'http://127.0.0.1:3000',
      publicApiUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'Haat <no-reply@haat.example>',
      supportEmail: undefined,
      google: undefined,
      esewa: undefined,
      khalti: undefined,
      seed: 'demo',
      isDemo: true,
      hasDev: true,
      secretKey: undefined,
      secretKeyOld: [],
      trustedProxies: [],
      rateLimitScale: 1,
      hasChatAlways: false,
      hasPictureJobs: true,
      logLevel: 'warn',
    })
  })

  it('that are empty or blank count as not set', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'SMTP_URL',
      'SEED',
      'SECRET_KEY',
      'RATE_LIMITS',
    ]
    const blank = Object.fromEntries(names.map((name, at) => [name, at % 2 ? '' : '  ']))
    expect(readConfig(blank)).toEqual(readConfig({}))
  })

  it('older keys are joined by commas, and a key may have a comma of its own', () => {
    const [one, two] = ['1'.repeat(32), '2'.repeat(40)]
    expect(readConfig({ SECRET_KEY_OLD: `${one}, ${two}` }).secretKeyOld).toEqual(
      expect.arrayContaining([one, two]),
    )
    const withComma = `one key, ${one}`
    expect(readConfig({ SECRET_KEY_OLD: withComma }).secretKeyOld).toEqual([withComma])
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number'],
    [{ PORT: '-1' }, 'PORT must be a number'],
    [{ PORT: '80.5' }, 'PORT must be a number'],
    [{ PORT: '0x50' }, 'PORT must be a number'],
    [{ PORT: '65536' }, 'PORT must be at most 65535'],
    [
      { DATABASE_URL: 'mysql://localhost/haat' },
      'DATABASE_URL must be an address that starts with postgres://',
    ],
    [
      { DATABASE_REPLICA_URLS: 'postgres://one/haat, two:5432' },
      'DATABASE_REPLICA_URLS must be an address that starts with postgres://',
    ],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be an address that starts with redis:// or rediss://'],
    [{ DRAIN_SECONDS: 'long' }, 'DRAIN_SECONDS must be a number'],
    [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS must be at most 300'],
    [{ DATABASE_URL: 'localhost:5432' }, 'DATABASE_URL must be an address that starts with postgres://'],
    [{ PUBLIC_URL: 'haat.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://'],
    [{ PUBLIC_URL: 'https://haat.example/shop' }, 'PUBLIC_URL must be a scheme and a host alone'],
    [{ PUBLIC_URL: 'https://haat.example/?a=1' }, 'PUBLIC_URL must be a scheme and a host alone'],
    [{ PUBLIC_URL: 'https://haat.example/#top' }, 'PUBLIC_URL must be a scheme and a host alone'],
    [{ PUBLIC_URL: 'https://me:secret@haat.example' }, 'PUBLIC_URL must be a scheme and a host alone'],
    [{ PUBLIC_URL: 'https://haat.example:70000' }, 'PUBLIC_URL cannot be read as an address'],
    [{ PUBLIC_API_URL: 'https://api.haat.example/?key=1' }, 'PUBLIC_API_URL must be a scheme, a host and'],
    [{ HOST: 'http://0.0.0.0' }, 'HOST must be an IP address or the name of this machine'],
    [{ HOST: '127.0.0.1:3000' }, 'HOST must be an IP address or the name of this machine'],
    [{ HOST: '[::1]' }, 'HOST must be an IP address or the name of this machine'],
    [{ DATABASE_URL: 'postgres://haat:a#b@db/haat' }, 'DATABASE_URL cannot be read as an address; in a user'],
    [{ DATABASE_URL: 'postgres://haat:50%@db/haat' }, 'DATABASE_URL cannot be read as an address; in a user'],
    [
      { DATABASE_URL: 'postgres://haat:a@b/c@db/haat' },
      'DATABASE_URL cannot be read as an address; in a user',
    ],
    [
      { DATABASE_URL: 'postgres://haat:a@b#c@db/haat' },
      'DATABASE_URL cannot be read as an address; in a user',
    ],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL names no host'],
    [{ REDIS_URL: 'redis:///0' }, 'REDIS_URL names no host'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production or development'],
    [{ PUBLIC_API_URL: 'ftp://x' }, 'PUBLIC_API_URL must be an address that starts with http:// or https://'],
    [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an e-mail address, or Name <address>'],
    [{ MAIL_FROM: 'Haat <a@b.c>\r\nBcc: x@y.z' }, 'MAIL_FROM must be an e-mail address, or Name <address>'],
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL must be an e-mail address'],
    [{ GOOGLE_ISSUER: 'accounts.google.com' }, 'GOOGLE_ISSUER must be an address that starts with http://'],
    [
      { GOOGLE_ISSUER: 'http://accounts.google.com' },
      'GOOGLE_ISSUER must start with https://, unless it is on',
    ],
    [{ ESEWA_FORM_URL: 'epay.esewa.com.np' }, 'ESEWA_FORM_URL must be an address that starts with http://'],
    [
      { ESEWA_STATUS_URL: 'http://esewa.com.np' },
      'ESEWA_STATUS_URL must start with https://, unless it is on',
    ],
    [{ KHALTI_URL: 'http://khalti.com/api/v2/' }, 'KHALTI_URL must start with https://, unless it is on'],
    [{ SEED: 'everything' }, 'SEED must be demo, base or none'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
    [{ SECRET_KEY_OLD: 'short,shorter' }, 'SECRET_KEY_OLD must be keys of at least 32 characters'],
    [{ TRUSTED_PROXIES: '10.0.0.1, proxy.local' }, 'TRUSTED_PROXIES must be IP addresses or ranges'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be IP addresses or ranges'],
    [{ DATABASE_WAIT_SECONDS: '0' }, 'DATABASE_WAIT_SECONDS must be at least 1'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS must be a number: 1 as they are, 0 for none'],
    [{ RATE_LIMITS: '-1' }, 'RATE_LIMITS must not be negative'],
    [{ RATE_LIMITS: '1e3' }, 'RATE_LIMITS must be a number: 1 as they are, 0 for none'],
    [{ DRAIN_SECONDS: '0x10' }, 'DRAIN_SECONDS must be a number'],
    [{ RATE_LIMITS: 'Infinity' }, 'RATE_LIMITS must be a number: 1 as they are, 0 for none'],
    [{ PICTURE_JOBS: 'maybe' }, 'PICTURE_JOBS must be on or off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, error, warn, info or debug'],
  ])('%j are refused in one sentence that names the setting', (environment, sentence) => {
    const message = refusal(environment)
    expect(message).toContain(sentence)
    expect(message).toMatch(new RegExp(`^Bad setting ${Object.keys(environment)[0]}: [^\\n]+\\.$`))
  })

  it('ask for a secret key as soon as the data lies on a server of its own', () => {
    const DATABASE_URL = 'postgresql://haat:secret@db/haat'
    expect(refusal({ DATABASE_URL })).toBe(
      'SECRET_KEY must be set when DATABASE_URL is set (at least 32 characters).',
    )
    expect(refusal({ DATABASE_URL, SECRET_KEY: ' '.repeat(40) })).toContain('SECRET_KEY must be set')
    const config = readConfig({ DATABASE_URL, SECRET_KEY: 'k'.repeat(32) })
    expect(config).toMatchObject({ seed: 'none', isDemo: false, databaseUrl: DATABASE_URL })
  })

  it('name replicas and a way past the pooler only beside the database itself', () => {
    const DATABASE_REPLICA_URLS = 'postgres://one/haat, postgres://two/haat'
    expect(refusal({ DATABASE_REPLICA_URLS })).toContain('need DATABASE_URL beside them')
    expect(refusal({ DATABASE_DIRECT_URL: 'postgres://db/haat' })).toContain('need DATABASE_URL beside them')
    const DATABASE_URL = 'postgres://pooler/haat'
    const config = readConfig({ DATABASE_URL, DATABASE_REPLICA_URLS, SECRET_KEY: 'k'.repeat(32) })
    expect(config.databaseReplicaUrls).toEqual(['postgres://one/haat', 'postgres://two/haat'])
  })

  it('name proxies by address, range or well-known name', () => {
    const TRUSTED_PROXIES = ' 10.0.0.1, 192.168.0.0/16,fd00::/8 ,loopback,'
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES })
    expect(trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16', 'fd00::/8', 'loopback'])
  })

  it('ask for the public address as soon as mails go out, since their links begin with it', () => {
    const SMTP_URL = 'smtp://mail.haat.test'
    expect(refusal({ SMTP_URL })).toBe(
      'PUBLIC_URL must be set when SMTP_URL is set: links in mails begin with it.',
    )
    const SEED = 'none'
    expect(readConfig({ SEED, SMTP_URL, PUBLIC_URL: 'https://haat.test/' }).siteUrl).toBe('https://haat.test')
    expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://127.0.0.1:8080')
    expect(readConfig({ SEED, HOST: '0.0.0.0' }).siteUrl).toBe('http://localhost:3000')
  })

  it('switch sign-in with Google on by its two secrets together', () => {
    const sentence = 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together, or neither of them.'
    expect(refusal({ GOOGLE_CLIENT_ID: 'id' })).toBe(sentence)
    expect(refusal({ GOOGLE_CLIENT_SECRET: 'secret' })).toBe(sentence)
    const secrets = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', SEED: 'none' }
    const config = readConfig(secrets)
    expect(config.google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
    })
    expect(hasGoogle(config)).toBe(true)
    const GOOGLE_ISSUER = 'http://127.0.0.1:4000'
    expect(readConfig({ ...secrets, GOOGLE_ISSUER }).google?.issuer).toBe(GOOGLE_ISSUER)
  })

  it('offer Google in the demo by a stand-in, and elsewhere not without its secrets', () => {
    expect(hasGoogle(readConfig({}))).toBe(true)
    expect(hasGoogle(readConfig({ SEED: 'none' }))).toBe(false)
    expect(hasGoogle(readConfig({ SEED: 'none', PUBLIC_API_URL: 'https://api.haat.test' }))).toBe(true)
  })

  it('switch each way to pay online on by its secrets, at the live hosts unless told otherwise', () => {
    const shop = { PUBLIC_URL: 'https://haat.test', SEED: 'none' }
    const sentence = 'ESEWA_PRODUCT_CODE and ESEWA_SECRET must be set together, or neither of them.'
    expect(refusal({ ESEWA_PRODUCT_CODE: 'HAAT', ...shop })).toBe(sentence)
    expect(refusal({ ESEWA_SECRET: 'secret', ...shop })).toBe(sentence)
    const esewa = readConfig({ ESEWA_PRODUCT_CODE: 'HAAT', ESEWA_SECRET: 'secret', ...shop })
    expect(esewa).toMatchObject({
      esewa: {
        productCode: 'HAAT',
        secret: 'secret',
        formUrl: 'https://epay.esewa.com.np/api/epay/main/v2/form',
        statusUrl: 'https://epay.esewa.com.np/api/epay/transaction/status/',
      },
      khalti: undefined,
    })
    const { khalti } = readConfig({ KHALTI_SECRET_KEY: 'key', ...shop })
    expect(khalti).toEqual({ secretKey: 'key', url: 'https://khalti.com/api/v2/' })
    const KHALTI_URL = 'http://127.0.0.1:4000/api/v2'
    expect(readConfig({ KHALTI_SECRET_KEY: 'key', KHALTI_URL, ...shop }).khalti?.url).toBe(`${KHALTI_URL}/`)
  })

  it('ask for the public address as soon as money is taken, since shoppers come back to it', () => {
    const sentence =
      'PUBLIC_URL must be set when eSewa or Khalti is: shoppers come back to it when they have paid.'
    expect(refusal({ KHALTI_SECRET_KEY: 'key' })).toBe(sentence)
    expect(refusal({ ESEWA_PRODUCT_CODE: 'HAAT', ESEWA_SECRET: 'secret' })).toBe(sentence)
  })

  it('take the public address as browsers write it, and the path of another API with it', () => {
    const publicUrl = (PUBLIC_URL: string) => readConfig({ SEED: 'none', PUBLIC_URL }).publicUrl
    expect(publicUrl('https://haat.example/')).toBe('https://haat.example')
    expect(publicUrl('HTTPS://Haat.Example:443')).toBe('https://haat.example')
    expect(publicUrl('http://10.0.0.7:8080')).toBe('http://10.0.0.7:8080')
    const PUBLIC_API_URL = 'https://haat.example/shop/v1/'
    expect(readConfig({ PUBLIC_API_URL }).publicApiUrl).toBe('https://haat.example/shop/v1')
  })

  it('drop the blanks around a value, but not those of a key', () => {
    const SECRET_KEY = ` ${'k'.repeat(32)}\n`
    const given = { PORT: ' 8080 ', SEED: 'none\n', PUBLIC_URL: ' https://haat.example', SECRET_KEY }
    expect(readConfig(given)).toMatchObject({
      port: 8080,
      seed: 'none',
      publicUrl: 'https://haat.example',
      secretKey: SECRET_KEY,
    })
  })
})

describe('the demo', () => {
  const elsewhere: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
    { HOST: 'shop.local' },
    { PUBLIC_URL: 'https://haat.example' },
    { PUBLIC_URL: 'http://192.168.1.20:3000' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
    { HOST: 'localhost', PUBLIC_URL: 'https://127.0.0.1.haat.example' },
  ]
  const here: Record<string, string>[] = [
    {},
    { HOST: 'localhost' },
    { HOST: '127.8.8.8' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:8080' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
  ]

  it.each(elsewhere)(
    'is not opened by accident with %j, and has no /dev/ when it is meant',
    (environment) => {
      const [name] = Object.keys(environment)
      const cause = environment['HOST'] === 'localhost' ? 'PUBLIC_URL' : name
      expect(refusal(environment)).toBe(
        `With this ${cause} others could open the demo, whose passwords are public: set SEED=base for a shop of your own, or SEED=demo if the demo is meant.`,
      )
      const meant = readConfig({ ...environment, SEED: 'demo' })
      expect(meant).toMatchObject({ isDemo: true, hasDev: false })
      expect(hasGoogle(meant)).toBe(false)
      for (const SEED of ['base', 'none']) {
        expect(readConfig({ ...environment, SEED })).toMatchObject({ isDemo: false, hasDev: false })
      }
    },
  )

  it.each(here)('opens with %j, and has /dev/ and a stand-in for Google', (environment) => {
    const config = readConfig(environment)
    expect(config).toMatchObject({ isDemo: true, hasDev: true })
    expect(hasGoogle(config)).toBe(true)
    expect(readConfig({ ...environment, SEED: 'base' }).hasDev).toBe(false)
  })
})
