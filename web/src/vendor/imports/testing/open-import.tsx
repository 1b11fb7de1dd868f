import { userEvent } from '@testing-library/user-event'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Import, ImportProblem, ImportResult } from '@haat/contract/domains/imports.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { listOf, makeCounts, makeRow } from '../../listings/testing/listings.ts'
import { openPortal, portalApi } from '../../testing/render-portal.tsx'
import { fieldChoices, importId } from './imports.ts'

export const lines = {
  list: 'GET /vendor/shops/:shopId/imports',
  one: 'GET /vendor/shops/:shopId/imports/:importId',
  fields: 'GET /vendor/shops/:shopId/import-fields',
  problems: 'GET /vendor/shops/:shopId/imports/:importId/problems',
  results: 'GET /vendor/shops/:shopId/imports/:importId/results',
  columns: 'PUT /vendor/shops/:shopId/imports/:importId/columns',
  cell: 'PUT /vendor/shops/:shopId/imports/:importId/rows/:row/cell',
  mends: 'POST /vendor/shops/:shopId/imports/:importId/mends',
  write: 'POST /vendor/shops/:shopId/imports/:importId/write',
  stop: 'POST /vendor/shops/:shopId/imports/:importId/stop',
  undo: 'POST /vendor/shops/:shopId/imports/:importId/undo',
} as const
export const listingsPath = '/vendor/palpa-dhaka-udhyog-4/listings'

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
/** A confirmation lies over the drawer and is the last one. */
export const sayYes = async (name: RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1)!)
export const findDrawer = () => screen.findByRole('dialog', { name: 'Import products' })

type Given = Parameters<typeof portalApi>[0]

/** A shop whose import stands as it is told; the answer to a step is for the test to say. */
export function importApi(first: Import | undefined, given: Given = {}) {
  const now = { one: first, problems: [] as ImportProblem[], results: [] as ImportResult[] }
  const api = portalApi({
    'GET /vendor/shops/:shopId/listings': () => listOf([makeRow()], makeCounts()),
    [lines.list]: () => ({ data: { items: now.one ? [now.one] : [] } }),
    [lines.one]: () => (now.one ? { data: now.one } : refuse(404)),
    [lines.fields]: () => ({ data: { items: fieldChoices } }),
    [lines.problems]: () => ({ data: { items: now.problems, nextCursor: null } }),
    [lines.results]: () => ({ data: { items: now.results, nextCursor: null } }),
    ...given,
  })
  const bodies = (line: keyof typeof api.answers) =>
    api.requests.filter((one) => one.line === line).map(({ input }) => input['body'])
  /** Lets a step lead to another import. */
  const lead = (line: keyof typeof api.answers, next: Import) => {
    api.answers[line] = () => {
      now.one = next
      return { data: next }
    }
  }
  return { api, now, bodies, lead }
}

interface Opening {
  given?: Given
  shown?: string
  problems?: ImportProblem[]
  results?: ImportResult[]
  language?: 'en' | 'ne'
}

/** Opens the drawer on an import, or on what the address says instead of its id. */
export async function openImport(
  one: Import | undefined,
  { given, shown = importId, problems = [], results = [], language = 'en' }: Opening = {},
) {
  const made = importApi(one, given)
  Object.assign(made.now, { problems, results })
  const opened = await openPortal({ api: made.api, path: `${listingsPath}?import=${shown}`, language })
  return { ...made, ...opened }
}

/** Catches what is saved on the device, and what is asked for to be saved. */
export function watchSaved() {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  URL.createObjectURL = () => 'blob:file'
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('SKU'))
  return { saved, asked: () => fetched.mock.calls.map(([address]) => String(address)) }
}
