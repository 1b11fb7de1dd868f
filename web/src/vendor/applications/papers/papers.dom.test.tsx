import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Paper } from '@haat/contract/domains/applications.ts'
import { stubPapers } from '#office/testing/stub-papers.ts'
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

stubPapers()

beforeEach(() => {
  uploads = []
  signIn()
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
})
afterEach(() => {
  vi.unstubAllGlobals()
  signOut()
})

const photo = () => new File([new Uint8Array(3)], 'pan.jpg', { type: 'image/jpeg' })
const paper: Paper = {
  id: '01930a00-0000-7000-8000-0000000000b1',
  kind: 'pan-card',
  name: 'pan.webp',
  contentType: 'image/webp',
  sizeBytes: 3,
  createdAt: '2026-11-16T05:06:00.000Z',
}
const person = { ...makeApplication().fields, kind: 'person' as const }
const open = (papers: Paper[] = [], language: 'en' | 'ne' = 'en') =>
  openApply(
    { applications: [makeApplication({ fields: person, papers })] },
    { path: '/vendor/apply/particulars', language },
  )
const input = (language: 'en' | 'ne' = 'en') =>
  screen.findByLabelText<HTMLInputElement>(language === 'en' ? /^PAN card/ : /^प्यान कार्ड/, {
    selector: 'input',
  })

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
    ['en', 413, {}, /^This file is too large\. A photo or PDF may have up to 10 MB\./],
    ['ne', 413, {}, /^यो फाइल धेरै ठूलो छ। फोटो वा PDF १० MB सम्मको हुनुपर्छ।/],
    ['en', 415, {}, /^This is neither a photo nor a PDF/],
    ['ne', 415, {}, /^यो खोल्न मिल्ने फोटो वा PDF होइन/],
    ['en', 422, { code: 'UNSAFE_PDF' }, /^This PDF is locked or holds more than pages/],
    ['ne', 422, { code: 'UNSAFE_PDF' }, /^यो PDF मा पासवर्ड वा पानाबाहेक अरू कुरा छ/],
    ['en', 500, {}, /^It did not get through/],
    ['ne', 500, {}, /^पठाउन सकिएन। फेरि प्रयास गर्नुहोस्।/],
  ] as const)(
    'that is refused says why, and can be tried again: %s, %i',
    async (language, status, body, sentence) => {
      await open([], language)
      await userEvent.upload(await input(language), photo())
      await waitFor(() => expect(uploads).toHaveLength(1))
      act(() => uploads[0]!.answer(status, body))
      await screen.findByText(sentence)
      expect(await input(language)).toBeTruthy()
    },
  )

  it('of 40 MB is not sent at all', async () => {
    await open()
    const large = photo()
    Object.defineProperty(large, 'size', { value: 40 * 1024 * 1024 })
    await userEvent.upload(await input(), large)
    await screen.findByText(/^This file is too large/)
    expect(uploads).toEqual([])
  })

  it('is seen, taken again and removed', async () => {
    const { api } = await open([paper])
    await userEvent.click(await screen.findByRole('button', { name: 'See: PAN card' }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByRole('img', { name: 'PAN card' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Larger' }))
    expect(within(dialog).getByText('150 %')).toBeTruthy()
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

  it('that is a PDF is drawn in the same dialog, and can be downloaded where no viewer comes', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await open([{ ...paper, contentType: 'application/pdf', name: 'pan.pdf' }])
    await userEvent.click(await screen.findByRole('button', { name: 'See: PAN card' }))
    expect(click).not.toHaveBeenCalled()
    const dialog = within(await screen.findByRole('dialog'))
    // This document has no workers, as a browser that refuses them.
    await dialog.findByText('This file cannot be shown here.')
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
    expect(click).toHaveBeenCalledOnce()
    click.mockRestore()
  })
})
