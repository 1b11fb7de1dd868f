import { afterEach, expect, it, vi } from 'vitest'
import { renderApp } from '#ui/testing/render-app.tsx'
import { PdfPaper, type OpenPdfSheet } from './pdf-paper.tsx'

afterEach(() => void vi.restoreAllMocks())

const throwing = (() => {
  throw new Error('getOrInsertComputed is not a function')
}) as Awaited<ReturnType<OpenPdfSheet>>

it.each<[string, OpenPdfSheet]>([
  ['throws while it renders', async () => throwing],
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'a paper whose viewer %s is one that cannot be shown, and harms nothing around it',
  async (_, openPdfSheet) => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const onFailed = vi.fn()
    const paper = { file: new Blob(), zoom: 100, turnedBy: 0, page: 1, onLoaded: () => {}, onFailed }
    await renderApp(<PdfPaper {...paper} openPdfSheet={openPdfSheet} />)
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalled())
    vi.unstubAllGlobals()
  },
)
