import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { supportedBrowsers } from '@haat/contract/shared/supported-browsers.ts'
import { repository } from './paths.ts'

/** Paths between backticks that begin with a folder of the repository; `…` and `<domain>` stand for any name. */
const paths = /`((?:contract|api|web|demo|studio|e2e|bench|scripts|deploy|docs)\/[^`\s]*)`/g

const exists = (named: string) => {
  const pattern = named.replaceAll(/<[^>]*>|…/g, '*').replace(/\*\.(\w+)$/, '*.$1')
  return pattern.includes('*')
    ? globSync(pattern, { cwd: repository }).length > 0
    : existsSync(path.join(repository, pattern))
}

describe('a page for engineers', () => {
  it.each([
    'docs/architecture.md',
    'docs/glossary.md',
    'docs/security.md',
    'docs/testing.md',
    'CONTRIBUTING.md',
    'README.md',
  ])('%s names only files and folders that are there', (page) => {
    const text = readFileSync(path.join(repository, page), 'utf8')
    const named = [...text.matchAll(paths)].map(([, one = '']) => one)
    expect(named.filter((one) => !exists(one))).toEqual([])
  })

  it.each(['README.md', 'docs/decisions/0086-browsers-that-people-have.md'])(
    '%s states the browsers that builds and checks are held to',
    (page) => {
      const text = readFileSync(path.join(repository, page), 'utf8').replaceAll(/\s+/g, ' ')
      expect(supportedBrowsers.filter(({ name }) => !text.includes(name))).toEqual([])
    },
  )

  it('of architecture names at least twenty places to begin a change', () => {
    const text = readFileSync(path.join(repository, 'docs/architecture.md'), 'utf8')
    const table = text.split('## To change X, open Y')[1]?.split('## How it works')[0] ?? ''
    expect(table.split('\n').filter((line) => line.startsWith('| ')).length).toBeGreaterThan(20)
  })
})
