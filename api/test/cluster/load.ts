import { setTimeout as delay } from 'node:timers/promises'
import { contactMessage } from '../process/contact-message.ts'
import { Visitor, type Answer } from './visitor.ts'

/** A failure that a visitor would have seen. */
export interface Refusal {
  at: number
  what: string
  /** Whether the shop itself answered, with a message and a time to come back. */
  isHonest: boolean
}

export interface LoadReport {
  reads: number
  writes: number
  lostReads: Refusal[]
  lostWrites: Refusal[]
  /** Tickets of messages whose sender was told that they arrived. */
  acknowledged: string[]
}

const readers = 6
const writers = 3
/** Nobody tries again at once. */
const afterRefusalMs = 100
const pages = ['/', '/products/', '/api/products', '/api/categories', '/about']

const ticketOf = (answer: Answer) => answer.json<{ data: { ticketNumber: string } }>().data.ticketNumber

function refusalOf({ status, body, retryAfter }: Answer): Refusal | undefined {
  if (status === 200) return undefined
  const hasWords = /"code":"UNAVAILABLE"|<html lang=/.test(body)
  return {
    at: Date.now(),
    what: `${status} ${body.slice(0, 200)}`,
    isHonest: status === 503 && hasWords && retryAfter !== null,
  }
}

const brokenOff = (error: unknown): Refusal => ({ at: Date.now(), what: String(error), isHonest: false })

/** Visitors who read and others who write, all without a pause, until the load is ended. */
export function startLoad(address: string) {
  const report: LoadReport = { reads: 0, writes: 0, lostReads: [], lostWrites: [], acknowledged: [] }
  let hasEnded = false

  async function read(reader: number) {
    let visitor = new Visitor()
    for (let at = reader; !hasEnded; at++) {
      // A new visitor, because nobody opens so many pages in a minute.
      if (at % 100 === 0) visitor = new Visitor()
      const page = pages[at % pages.length]!
      const lost = await visitor.call(address, `GET ${page}`).then(refusalOf, brokenOff)
      report.reads += 1
      if (!lost) continue
      report.lostReads.push({ ...lost, what: `${page}: ${lost.what}` })
      await delay(afterRefusalMs)
    }
  }

  async function write(writer: number) {
    for (let at = 0; !hasEnded; at++) {
      // Every visitor writes once, because one may send only five messages an hour.
      const visitor = new Visitor()
      const message = {
        ...contactMessage(`Writer ${writer}, message ${at}`),
        email: `${visitor.ip}@example.com`,
      }
      const lost = await visitor.call(address, 'POST /api/contact-admin', message).then((answer) => {
        if (answer.status === 200) report.acknowledged.push(ticketOf(answer))
        return refusalOf(answer)
      }, brokenOff)
      report.writes += 1
      if (!lost) continue
      report.lostWrites.push(lost)
      await delay(afterRefusalMs)
    }
  }

  const running = Promise.all([
    ...Array.from({ length: readers }, (_, reader) => read(reader)),
    ...Array.from({ length: writers }, (_, writer) => write(writer)),
  ])
  return {
    report,
    async end(): Promise<LoadReport> {
      hasEnded = true
      await running
      return report
    },
  }
}
