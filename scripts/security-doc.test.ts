import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { endpoints } from '@haat/contract/endpoints.ts'
import type { Endpoint, Limit } from '@haat/contract/shared/endpoint.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { repository } from './paths.ts'

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8')
const page = read('docs/security.md')
const promises = page.slice(page.indexOf('## Promises'), page.indexOf('## Limits'))

/** Each test that the document names, with its file, which may stand before several titles. */
const named = [...promises.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?: "[^"]+",?)+)/g)].flatMap(
  ([, file = '', titles = '']) => [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => [file, title]),
)

describe('the page on security', () => {
  it('names a test for every promise', () => {
    const rows = promises.split('\n').filter((line) => line.startsWith('| **'))
    expect(rows.length).toBeGreaterThan(20)
    for (const row of rows) expect(row).toMatch(/`[\w./-]+\.(test|spec)\.tsx?` "/)
  })

  it.each(named)('%s has "%s"', (file, title) => {
    expect(read(file!)).toContain(title)
  })

  const limited = (Object.entries(endpoints) as [string, Endpoint][]).filter(
    ([, { limit, emailLimit }]) => limit !== undefined || emailLimit,
  )
  const inWords = (limit: Limit | false | undefined) =>
    limit
      ? `${limit.max} in ${formatCount(limit.perSeconds, 'en')} s`
      : limit === false
        ? 'never refused'
        : ''

  it.each(limited)('tells the limit of %s', (line, { limit, emailLimit }) => {
    const row = page.split('\n').find((one) => one.startsWith(`| \`${line}\` |`))
    const [, , own, forAddress] = (row ?? '').split('|').map((cell) => cell.trim())
    expect(own).toBe(inWords(limit))
    if (emailLimit) expect(forAddress).toBe(inWords(emailLimit))
  })
})
