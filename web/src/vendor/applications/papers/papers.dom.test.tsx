import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Paper } from '@haat/contract/domains/applications.ts'
import { paperMaxBytes } from '@haat/contract/domains/applications.rules.ts'
import { makeApplication, openApply, signIn, signOut } from '../testing/applicant.tsx'

/** An upload that goes as far as the test lets it. */
class FakeUpload extends EventTarget {
  upload = new EventTarget()
  status = 0
  response: unknown = null
  url = ''
  open = (_: string, url: string) => void (this.url = url)
  setRequestHeader = () => {}
  send = () => void uploads.push(this)
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.dispatchEvent(new Event('load'))
  }
}
let uploads: FakeUpload[] = []

beforeEach(() => {
  uploads = []
  signIn()
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  vi.stubGlobal('fetch', async () => new Response(new Blob(['picture'])))
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => {} }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  signOut()
})

const photo = (size = 3) => new File([new Uint8Array(size)], 'pan.jpg', { type: 'image/jpeg' })
const paper: Paper = {
  id: '01930a00-0000-7000-8000-0000000000b1',
  kind: 'pan-card',
  name: 'pan.webp',
  contentType: 'image/webp',
  sizeBytes: 3,
  createdAt: '2026-11-16T05:06:00.000Z',
}
const person = { ...makeApplication().fields, kind: 'person' as const }
const open = (papers: Paper[] = []) =>
  openApply(
    { applications: [makeApplication({ fields: person, papers })] },
    { path: '/vendor/apply/particulars' },
  )
const input = () => screen.findByLabelText<HTMLInputElement>(/^PAN card/, { selector: 'input' })

describe('a paper', () => {
  it('is sent with its progress, and then is there', async () => {
    await open()
    await userEvent.upload(await input(), photo())
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect(uploads[0]!.url).toContain('/papers?kind=pan-card&name=pan.jpg')
    act(() => {
      uploads[0]!.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }))
    })
    expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(0.25)
    const data = makeApplication({ fields: person, papers: [paper], version: 2 })
    act(() => uploads[0]!.answer(200, { data }))
    await screen.findByText('We have it')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it.each([
    [413, {}, /^This file is too large/],
    [415, {}, /^This is neither a photo nor a PDF/],
    [422, { code: 'UNSAFE_PDF' }, /^This PDF is locked or holds more than pages/],
    [500, {}, /^It did not get through/],
  ])('that is refused with %i says why, and can be tried again', async (status, body, sentence) => {
    await open()
    await userEvent.upload(await input(), photo())
    await waitFor(() => expect(uploads).toHaveLength(1))
    act(() => uploads[0]!.answer(status, body))
    await screen.findByText(sentence)
    expect(await input()).toBeTruthy()
  })

  it('that is too large is not sent at all', async () => {
    await open()
    await userEvent.upload(await input(), photo(paperMaxBytes + 1))
    await screen.findByText(/^This file is too large/)
    expect(uploads).toEqual([])
  })

  it('is seen, taken again and removed', async () => {
    const { api } = await open([paper])
    await userEvent.click(await screen.findByRole('button', { name: 'See: PAN card' }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByRole('img', { name: 'PAN card' })
    await userEvent.keyboard('{Escape}')
    await userEvent.upload(await screen.findByLabelText('Again: PAN card'), photo())
    await waitFor(() => expect(uploads[0]?.url).toContain(`replaces=${paper.id}`))
    act(() => uploads[0]!.answer(500, {}))
    api.answers['DELETE /vendor/applications/:id/papers/:paperId'] = () => ({
      data: makeApplication({ fields: person, version: 2 }),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Remove: PAN card' }))
    await waitFor(() => expect(screen.queryByText('We have it')).toBeNull())
  })
})
