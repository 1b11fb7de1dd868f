import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from './errors/error-code.ts'

/** Codes of states that pass: not yet listening, starting up, full for the moment. */
const PASSING = new Set(['ECONNREFUSED', 'ENOENT', 'EAI_AGAIN', 'ECONNRESET', '57P03', '53300'])

/** Returns when the database answers, or throws one sentence for the person at the terminal. */
export async function waitForDatabase(url: string, timeoutMs: number): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs
  for (;;) {
    const leftMs = Math.max(giveUpAt - Date.now(), 1)
    const error = await findProblem(url, leftMs)
    if (!error) return
    const code = errorCode(error)
    if (!code || !PASSING.has(code) || Date.now() + 250 > giveUpAt) throw new Error(sentence(url, error))
    await delay(250)
  }
}

async function findProblem(url: string, timeoutMs: number): Promise<Error | undefined> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
    client.on('error', () => {}) // The query below reports the error as well.
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    return error as Error
  } finally {
    await client?.end()
  }
}

function sentence(url: string, error: Error): string {
  const code = errorCode(error)
  const message = error.message || (error instanceof AggregateError ? String(error.errors[0]?.message) : '')
  return `The database at ${address(url)} cannot be reached: ${withoutPassword(message, url) || code}.`
}

function address(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed) return 'DATABASE_URL (which is not a valid address)'
  return parsed.searchParams.get('host') ?? `${parsed.hostname}:${parsed.port || 5432}`
}

function withoutPassword(message: string, url: string): string {
  const password = URL.parse(url)?.password
  const secrets = password ? [password, decodeURIComponent(password)] : []
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message)
}
