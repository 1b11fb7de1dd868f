import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TextBlock } from '@haat/contract/domains/content.text.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { LegalDocument } from './legal-document.tsx'
import { legalQueries } from './legal/legal.queries.ts'

const fileId = '0190f2a0-0000-7000-8000-000000000001'
const file = {
  id: fileId,
  url: `/api/files/${fileId}/terms.pdf`,
  name: 'terms.pdf',
  contentType: 'application/pdf',
  sizeBytes: 1000,
}
const said: TextBlock[] = [
  { kind: 'heading', level: 2, text: '1. Returns' },
  { kind: 'paragraph', text: 'Within seven days.' },
  { kind: 'list', items: [{ label: '1.', text: 'Open your order.' }] },
  { kind: 'table', head: ['What', 'Days'], rows: [['Sealed', '15']] },
]

type Viewer = Awaited<ReturnType<NonNullable<typeof legalQueries.viewer.queryFn>>>
const Pages = (() => <p>The pages are drawn.</p>) as Viewer
const Broken = (() => {
  throw new Error('getOrInsertComputed is not a function')
}) as Viewer

let loadViewer: ReturnType<typeof vi.fn<() => Promise<Viewer>>>
beforeEach(() => {
  loadViewer = vi.fn(async () => Pages)
  vi.spyOn(legalQueries.viewer, 'queryFn').mockImplementation(() => loadViewer())
  // React tells the console of what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

function open(blocks: TextBlock[] | (() => never) = said, more: { isText?: boolean; in?: Language } = {}) {
  const { isText = false, in: language = 'en' } = more
  const api = fakeApi({
    'GET /master-content/files/:fileId/text': () =>
      typeof blocks === 'function' ? blocks() : { success: true, message: 'Text read', data: { blocks } },
  })
  const page = renderApp(
    <LegalDocument
      title="Terms and Conditions"
      content={{ files: [file], language }}
      language={language}
      hasFailed={false}
      onRetry={() => {}}
      isText={isText}
    />,
    { call: api.call, language },
  )
  return page.then(() => api)
}

const text = () => screen.findByRole('region', { name: 'Terms and Conditions, the document' })
const noText = () => expect(screen.queryByRole('region')).toBeNull()

describe('a document whose viewer', () => {
  it('works asks for no text', async () => {
    const api = await open()
    await screen.findByText('The pages are drawn.')
    expect(api.requests).toEqual([])
  })

  it('throws while it renders is there as text, and Retry tries the pages again', async () => {
    loadViewer.mockResolvedValue(Broken)
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load PDF file.')
    const box = within(await text())
    expect(box.getByRole('heading', { level: 2 }).textContent).toBe('1. Returns')
    expect(box.getByText('Within seven days.')).toBeTruthy()
    expect(box.getByRole('listitem').textContent).toBe('1.Open your order.')
    expect(box.getByRole('columnheader', { name: 'Days' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load PDF file.')
    await text()
  })

  it('cannot be fetched is there as text, and Retry brings the pages', async () => {
    loadViewer.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load PDF file.')
    await text()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('The pages are drawn.')
    expect(screen.queryByRole('alert')).toBeNull()
    noText()
  })

  it.each<[string, TextBlock[] | (() => never), Language]>([
    ['of a scan', [], 'en'],
    ['of an API that knows none', () => refuse(404), 'en'],
    ['in a Nepali font of former times', [{ kind: 'paragraph', text: 'g]kfn ;/sf/' }], 'ne'],
  ])('fails says so alone where there is no text to read: %s', async (_, blocks, language) => {
    loadViewer.mockResolvedValue(Broken)
    const api = await open(blocks, { in: language })
    await vi.waitFor(() => expect(api.requests).toHaveLength(1))
    const failed = language === 'ne' ? 'PDF फाइल लोड गर्न सकिएन।' : 'Failed to load PDF file.'
    expect((await screen.findByRole('alert')).textContent).toContain(failed)
    noText()
  })
})

describe('a document that is asked for as text', () => {
  it('is text, and no viewer is fetched', async () => {
    await open(said, { isText: true })
    expect(within(await text()).getByText('Within seven days.')).toBeTruthy()
    expect(loadViewer).not.toHaveBeenCalled()
  })

  it('says that a scan has none', async () => {
    await open([], { isText: true })
    await screen.findByText('This document has no text to show. Please download it.')
  })
})
