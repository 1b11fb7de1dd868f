import { beforeEach, vi } from 'vitest'

/** Lets every paper load, and notes what was asked for and which addresses were made and given up. */
export function stubPapers() {
  const papers = { asked: [] as string[], status: 200, made: 0, revoked: 0 }
  beforeEach(() => {
    Object.assign(papers, { asked: [], status: 200, made: 0, revoked: 0 })
    vi.stubGlobal('fetch', async (url: string) => {
      papers.asked.push(url)
      return new Response(papers.status === 200 ? new Blob(['bytes']) : '{}', { status: papers.status })
    })
    const addresses = {
      createObjectURL: () => `blob:${++papers.made}`,
      revokeObjectURL: () => void (papers.revoked += 1),
    }
    vi.stubGlobal('URL', Object.assign(URL, addresses))
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
  })
  return papers
}
