import { contactMessage } from '../process/contact-message.ts'
import { Visitor } from './visitor.ts'

export interface LoadReport {
  reads: number
  writes: number
  /** What a visitor would have seen go wrong, in words. */
  lostReads: string[]
  lostWrites: string[]
  /** Tickets of messages whose sender was told that they arrived. */
  acknowledged: string[]
}

const readers = 6
const writers = 3
const pages = ['/', '/products/', '/api/products', '/api/categories', '/about']

/** Visitors who look around and others who write, all without a pause, until the load is ended. */
export function startLoad(address: string) {
  const report: LoadReport = { reads: 0, writes: 0, lostReads: [], lostWrites: [], acknowledged: [] }
  let hasEnded = false

  async function read(reader: number) {
    let visitor = new Visitor()
    for (let at = reader; !hasEnded; at++) {
      // Nobody looks at so many pages in a minute.
      if (at % 100 === 0) visitor = new Visitor()
      const page = pages[at % pages.length]!
      report.reads += 1
      const status = await visitor.call(address, `GET ${page}`).then((answer) => answer.status, String)
      if (status !== 200) report.lostReads.push(`${page}: ${status}`)
    }
  }

  async function write(writer: number) {
    for (let at = 0; !hasEnded; at++) {
      // Everybody writes once: five messages an hour are enough for one.
      const visitor = new Visitor()
      const message = {
        ...contactMessage(`Writer ${writer}, message ${at}`),
        email: `${visitor.ip}@example.com`,
      }
      report.writes += 1
      try {
        const answer = await visitor.call(address, 'POST /api/contact-admin', message)
        const ticket = answer.json<{ data?: { ticketNumber: string } }>().data?.ticketNumber
        if (ticket) report.acknowledged.push(ticket)
        else report.lostWrites.push(`${answer.status} ${answer.body}`)
      } catch (error) {
        report.lostWrites.push(String(error))
      }
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
