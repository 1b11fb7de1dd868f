import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

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
      publicUrl: undefined,
      publicApiUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'Haat <no-reply@haat.example>',
      supportEmail: 'support@haat.example',
      seed: 'demo',
      isDemo: true,
      secretKey: undefined,
      trustedProxies: [],
      rateLimitScale: 1,
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
    [{ DATABASE_URL: 'localhost:5432' }, 'DATABASE_URL must be an address that starts with postgres://'],
    [{ PUBLIC_URL: 'haat.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://'],
    [{ PUBLIC_API_URL: 'ftp://x' }, 'PUBLIC_API_URL must be an address that starts with http:// or https://'],
    [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an e-mail address, or Name <address>'],
    [{ MAIL_FROM: 'Haat <a@b.c>\r\nBcc: x@y.z' }, 'MAIL_FROM must be an e-mail address, or Name <address>'],
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL must be an e-mail address'],
    [{ SEED: 'everything' }, 'SEED must be demo, base or none'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
    [{ TRUSTED_PROXIES: '10.0.0.1, proxy.local' }, 'TRUSTED_PROXIES must be IP addresses or ranges'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be IP addresses or ranges'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS must be a number: 1 as they are, 0 for none'],
    [{ RATE_LIMITS: '-1' }, 'RATE_LIMITS must not be negative'],
    [{ RATE_LIMITS: 'Infinity' }, 'RATE_LIMITS must be a number: 1 as they are, 0 for none'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is not a level'],
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

  it('name proxies by address, range or well-known name', () => {
    const { trustedProxies } = readConfig({
      TRUSTED_PROXIES: ' 10.0.0.1, 192.168.0.0/16,fd00::/8 ,loopback,',
    })
    expect(trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16', 'fd00::/8', 'loopback'])
  })

  it('drop the slash at the end of a public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://haat.example/' }).publicUrl).toBe('https://haat.example')
  })
})
