import { randomUUID } from 'node:crypto'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TextBlock } from '@haat/contract/domains/content.text.ts'
import { legalDocuments } from '../../../seeds/legal/legal-documents.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { makeContent, makeFile } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { saveFile } from '../files/files.service.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const get = (url: string) => haat.app.inject({ url: `/api/master-content${url}` })
const askText = (id: string) => get(`/files/${id}/text`)
const textOf = async (id: string) => {
  const answer = await askText(id)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: { blocks: TextBlock[] } }>().data.blocks
}

/** A PDF as a word processor of former times makes it: no tags, only letters at their places. */
async function untaggedPdf(draw: (doc: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const doc = new PDFDocument({ margin: 60 })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  draw(doc)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

describe('the text of a document', () => {
  it('has headings, paragraphs, lists and tables as its tags say, in letters as they are written', async () => {
    const policy = legalDocuments.find(({ key }) => key === 'return_and_refund_policy')!
    const { bytes } = await policy.read('ne')
    const id = await makeFile(haat.services, 'policy-ne.pdf', bytes)
    expect((await askText(id)).headers['cache-control']).toBe('public, max-age=86400')
    const blocks = await textOf(id)
    expect(blocks).toContainEqual({ kind: 'heading', level: 1, text: policy.titleNe })
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(
      new Set(['heading', 'paragraph', 'list', 'table']),
    )
    const said = JSON.stringify(blocks)
    expect(said).toContain('उपभोक्ता संरक्षण ऐन, २०७५')
    // Running lines are no part of the text, and no sentence is cut where a page ends.
    expect(said).not.toMatch(/पृष्ठ [०-९]+ \//)
    for (const block of blocks) if (block.kind === 'paragraph') expect(block.text).not.toMatch(/(,| र)$/)
  })

  it('is read by the places of its lines where there are no tags', async () => {
    const sentence =
      'Goods may be returned within seven days of delivery, and the courier collects them at the door. '
    const bytes = await untaggedPdf((doc) => {
      doc.fontSize(20).text('Return Policy').moveDown()
      doc.fontSize(11).text(sentence.repeat(4).trim()).moveDown()
      doc.text('Nothing is deducted.')
    })
    expect(await textOf(await makeFile(haat.services, 'old.pdf', bytes))).toEqual([
      { kind: 'heading', level: 2, text: 'Return Policy' },
      { kind: 'paragraph', text: sentence.repeat(4).trim() },
      { kind: 'paragraph', text: 'Nothing is deducted.' },
    ])
  })

  it('is empty for a scan, and for a file that no reader can open', async () => {
    const scan = await untaggedPdf((doc) => doc.rect(60, 60, 300, 500).fill('#eee'))
    expect(await textOf(await makeFile(haat.services, 'scan.pdf', scan))).toEqual([])
    const broken = Buffer.from('%PDF-1.7 broken\n%%EOF\n')
    expect(await textOf(await makeFile(haat.services, 'broken.pdf', broken))).toEqual([])
  })

  it('is read once, however many ask', async () => {
    const bytes = await untaggedPdf((doc) => doc.text('Asked by many.'))
    const id = await makeFile(haat.services, 'many.pdf', bytes)
    const read = vi.spyOn(haat.services.parser, 'readPdfText')
    const answers = await Promise.all([textOf(id), textOf(id), textOf(id)])
    expect(await textOf(id)).toEqual(answers[0])
    expect(read).toHaveBeenCalledOnce()
    read.mockRestore()
  })

  it('is not told of private files, of files that are no PDF, and of none', async () => {
    const { db, files } = haat.services
    const bytes = await untaggedPdf((doc) => doc.text('For one person.'))
    const hidden = { name: 'mine.pdf', contentType: 'application/pdf', bytes, isPrivate: true }
    expectRefusal(await askText(await saveFile(db, files, hidden)), 404, 'NOT_FOUND')
    const picture = { name: 'one.webp', contentType: 'image/webp', bytes: Buffer.from('RIFF') }
    expectRefusal(await askText(await saveFile(db, files, picture)), 404, 'NOT_FOUND')
    expectRefusal(await askText(randomUUID()), 404, 'NOT_FOUND')
    expectRefusal(await askText('1'), 422, 'VALIDATION_FAILED')
  })
})

describe('the file of a key', () => {
  it('is the one of the reader, at an address that needs no script', async () => {
    const [fileIds, fileIdsNe] = [
      [await makeFile(haat.services, 'fees.pdf')],
      [await makeFile(haat.services, 'fees-ne.pdf')],
    ]
    await makeContent(haat.services, { key: 'fees', versions: [{ title: 'Fees', fileIds, fileIdsNe }] })
    await makeContent(haat.services, { key: 'no_file', versions: [{ title: 'Nothing' }] })
    const leadsTo = async (query: string) => {
      const answer = await get(`/key/fees/file${query}`)
      expect(answer.statusCode).toBe(302)
      return answer.headers.location
    }
    expect(await leadsTo('')).toMatch(/^\/api\/files\/[\w-]+\/fees\.pdf$/)
    expect(await leadsTo('?language=ne')).toMatch(/\/fees-ne\.pdf$/)
    for (const key of ['no_file', 'no_such_key'])
      expectRefusal(await get(`/key/${key}/file`), 404, 'NOT_FOUND')
    expectRefusal(await get('/key/fees/file?language=fr'), 422, 'VALIDATION_FAILED')
  })
})
