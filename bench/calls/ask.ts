import type { Ask, Load } from '../measure/load.ts'
import type { Scenario } from './scenarios.ts'

type Headers = Record<string, string>

/** What an answer holds. */
export async function ask<T>(load: Load, question: Ask): Promise<T> {
  const headers = { ...question.headers, 'accept-encoding': 'identity' }
  const answer = await load.send({ ...question, headers })
  return (JSON.parse(answer.text()) as { data: T }).data
}

/** Further than people read. */
export const deepPages = 40

/** A page deep in a list: the fortieth, or the last one. */
export async function deepPage(load: Load, path: string, headers: Headers): Promise<string> {
  let deep = path
  for (let page = 0; page < deepPages; page += 1) {
    const { nextCursor } = await ask<{ nextCursor: string | null }>(load, { path: deep, headers })
    if (nextCursor === null) break
    deep = `${path}&cursor=${encodeURIComponent(nextCursor)}`
  }
  return deep
}

/** The requests of a batch. */
export const requests = 25

export const reading = (name: string, path: string, headers: Headers = {}): Scenario => ({
  name,
  requests,
  next: () => ({ path, headers }),
})
