import type { PictureSender } from '../pictures/redraw-picture.ts'
import type { PictureShape } from '../pictures/process-picture.ts'
import type { TableLimits } from '../spreadsheets/sheet-limits.ts'
import type { ZipLimits } from '../zip/read-zip.ts'
import { readFrames, writeFrame } from './frames.ts'

/** What this process does with the bytes of a file, and what it is told besides. */
export interface ParserTasks {
  table: TableLimits
  zip: ZipLimits
  picture: { shape: PictureShape; owner: string }
  redraw: PictureSender
  drawing: null
  pdf: null
  pdfText: null
}

/** How an answer ends: well, with the reason for which the file is refused, or with a fault of ours. */
export interface ParserEnd {
  refused?: { name: string; fault: string; message: string }
  error?: string
}

const tell = (value: unknown) => writeFrame(process.stdout, 'value', JSON.stringify(value))

async function give(bytes: Buffer) {
  const step = 1_000_000
  for (let at = 0; at < bytes.length; at += step)
    await writeFrame(process.stdout, 'bytes', bytes.subarray(at, at + step))
}

/** Rows in pieces of JSON, none larger than a frame may be. */
async function giveRows(rows: readonly unknown[]) {
  const fullBytes = 256_000
  let piece: string[] = []
  let bytes = 0
  const flush = async () => {
    if (piece.length > 0) await writeFrame(process.stdout, 'rows', `[${piece.join(',')}]`)
    piece = []
    bytes = 0
  }
  for (const row of rows) {
    const text = JSON.stringify(row)
    const size = Buffer.byteLength(text) + 1
    if (bytes + size > fullBytes) await flush()
    piece.push(text)
    bytes += size
  }
  await flush()
}

type Tasks = { [K in keyof ParserTasks]: (bytes: Buffer, input: ParserTasks[K]) => Promise<void> }
/** Each loads its parsers when it is first asked for, as a process has files of one kind only. */
const tasks: Tasks = {
  async table(bytes, limits) {
    const { readTable } = await import('../spreadsheets/read-table.ts')
    const { kind, rows } = await readTable(bytes, limits)
    await tell({ kind, first: rows[0]?.cells, rows: Math.max(0, rows.length - 1) })
    await giveRows(rows.slice(1))
  },
  async zip(bytes, limits) {
    const { openZip } = await import('../zip/read-zip.ts')
    const files = await openZip(bytes, limits)
    await tell({ files: files.length })
    for (const { name, read } of files) {
      const content = await read()
      await tell({ name, size: content.length })
      await give(content)
    }
  },
  async picture(bytes, { shape, owner }) {
    const { processPicture } = await import('../pictures/process-picture.ts')
    const { files, ...picture } = await processPicture(bytes, shape, owner)
    await tell({ ...picture, sizes: files.map(({ width, bytes: { length } }) => [width, length]) })
    for (const file of files) await give(file.bytes)
  },
  async redraw(bytes, sender) {
    const { redrawPicture } = await import('../pictures/redraw-picture.ts')
    await give(await redrawPicture(bytes, sender))
  },
  async drawing(bytes) {
    const { default: sharp } = await import('sharp')
    await give(await sharp(bytes).png().toBuffer())
  },
  async pdf(bytes) {
    const { findPdfFault } = await import('../files/check-pdf.ts')
    await tell({ fault: await findPdfFault(bytes) })
  },
  async pdfText(bytes) {
    const { readPdfText } = await import('../pdf/read-pdf-text.ts')
    await giveRows(await readPdfText(bytes))
  },
}

async function endOf(work: Promise<void>): Promise<ParserEnd> {
  try {
    await work
    return {}
  } catch (error) {
    const { name = '', fault, message, stack } = error as Error & { fault?: string }
    return fault === undefined ? { error: stack ?? message } : { refused: { name, fault, message } }
  }
}

const asked = readFrames(process.stdin, Infinity)
for (;;) {
  const { value: job } = await asked.next()
  const { value: file } = await asked.next()
  // Nobody listens any more.
  if (!job || !file) break
  const { task, input } = JSON.parse(job.payload.toString()) as { task: keyof Tasks; input: never }
  const end = await endOf(tasks[task](file.payload, input))
  await writeFrame(process.stdout, 'end', JSON.stringify(end))
}
process.exit(0)
