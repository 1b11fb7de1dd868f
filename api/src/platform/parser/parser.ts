import type { TextBlock } from '@haat/contract/domains/content.text.ts'
import type { PdfFault } from '#platform/files/check-pdf.ts'
import type { PictureShape, ProcessedPicture } from '#platform/pictures/process-picture.ts'
import type { PictureSender } from '#platform/pictures/redraw-picture.ts'
import type { TableLimits } from '#platform/spreadsheets/sheet-limits.ts'
import type { ZipLimits } from '#platform/zip/read-zip.ts'
import { createParserLane, type LaneLimits, type Parts } from './parser-lane.ts'

/** What a table is, before its rows. */
export interface TableHead {
  kind: 'csv' | 'xlsx'
  /** The first row with words in it; undefined in an empty file. */
  first: string[] | undefined
  /** How many rows with words in them follow. */
  rows: number
}

interface Holding {
  /** Told for how long the file kept others waiting. */
  onHeld?: (ms: number) => void
}

/**
 * Looks into files that strangers sent, in processes of their own: a file that makes a parser run out of memory or time, or breaks it, ends that
 * process and no other. Refusals of files are thrown as their parsers throw them (`SheetRefused`, `ZipRefused`, `PictureRefused`), and
 * `FileTooHeavy` where a process died; who waits too long gets `TooBusyError`.
 */
export interface Parser {
  /** Rows come in pieces of JSON, as `[{"row":2,"cells":["…"]}]`. */
  readTable<T>(
    bytes: Buffer,
    limits: TableLimits & Holding,
    use: (head: TableHead, rows: AsyncIterable<string>) => Promise<T>,
  ): Promise<T>
  /** The files of a ZIP one by one; of one that is larger than `fileMaxBytes` only its name. */
  readZip<T>(
    bytes: Buffer,
    limits: ZipLimits & Holding & { fileMaxBytes: number },
    use: (count: number, files: AsyncIterable<{ name: string; bytes: Buffer | undefined }>) => Promise<T>,
  ): Promise<T>
  processPicture(bytes: Uint8Array, shape?: PictureShape, owner?: string): Promise<ProcessedPicture>
  redrawPicture(bytes: Buffer, sender: PictureSender): Promise<Buffer>
  /** The PNG of a drawing in SVG. */
  drawPicture(svg: string): Promise<Buffer>
  findPdfFault(bytes: Buffer): Promise<PdfFault | undefined>
  /** What a PDF says; nothing where it has no text. */
  readPdfText(bytes: Buffer): Promise<TextBlock[]>
  close(): Promise<void>
}

/** A photo of fifty million pixels takes up to four bytes for each, several times over while it is turned and made smaller. */
const ofPictures: LaneLimits = { maxBytes: 1_200_000_000, maxSeconds: 40 }
const ofFiles: LaneLimits = { maxBytes: 600_000_000, maxSeconds: 20 }

/** Each lane is a gate and a process of its own, so that staff never wait behind a crowd of visitors, nor a photo behind a table. */
const lanes = {
  tables: ofFiles,
  pdfs: ofFiles,
  pictures: ofPictures,
  staff: ofPictures,
  visitor: ofPictures,
  shop: ofPictures,
} satisfies Record<PictureSender | 'tables' | 'pdfs' | 'pictures', LaneLimits>

interface Given {
  log: { warn(fields: object, sentence: string): void }
  /** Told of each process that died over a file. */
  onDeath(lane: string, reason: string): void
  /** Other limits, for tests in which a process has to die. */
  limitsOf?: typeof lanes
}

export function createParser({ log, onDeath, limitsOf = lanes }: Given): Parser {
  const open = Object.fromEntries(
    Object.entries(limitsOf).map(([name, limits]) => [
      name,
      createParserLane({ name, log, onDeath: (reason) => onDeath(name, reason), ...limits }),
    ]),
  ) as Record<keyof typeof lanes, ReturnType<typeof createParserLane>>
  return {
    readTable: (bytes, { onHeld, ...input }, use) =>
      open.tables.run({ kind: 'table', input, bytes, onHeld }, async (parts) =>
        use(await valueOf<TableHead>(parts), textsOf(parts)),
      ),
    readZip: (bytes, { onHeld, fileMaxBytes, ...input }, use) =>
      open.tables.run({ kind: 'zip', input, bytes, onHeld }, async (parts) => {
        const { files } = await valueOf<{ files: number }>(parts)
        return use(files, filesOf(parts, fileMaxBytes))
      }),
    processPicture: (bytes, shape = 'as it is', owner = '') =>
      open.pictures.run({ kind: 'picture', input: { shape, owner }, bytes }, async (parts) => {
        const { sizes, ...picture } = await valueOf<
          Omit<ProcessedPicture, 'files'> & { sizes: [width: number, length: number][] }
        >(parts)
        const all = await bytesOf(parts)
        let at = 0
        const files = sizes.map(([width, length]) => ({ width, bytes: all.subarray(at, (at += length)) }))
        return { ...picture, files }
      }),
    redrawPicture: (bytes, sender) => open[sender].run({ kind: 'redraw', input: sender, bytes }, bytesOf),
    drawPicture: (svg) =>
      open.pictures.run({ kind: 'drawing', input: null, bytes: Buffer.from(svg) }, bytesOf),
    findPdfFault: (bytes) =>
      open.pdfs.run({ kind: 'pdf', input: null, bytes }, async (parts) => {
        const { fault } = await valueOf<{ fault?: PdfFault }>(parts)
        await bytesOf(parts)
        return fault
      }),
    readPdfText: (bytes) =>
      open.pdfs.run({ kind: 'pdfText', input: null, bytes }, async (parts) => {
        const blocks: TextBlock[] = []
        for await (const piece of textsOf(parts)) blocks.push(...(JSON.parse(piece) as TextBlock[]))
        return blocks
      }),
    close: async () => void (await Promise.all(Object.values(open).map((lane) => lane.close()))),
  }
}

async function valueOf<T>(parts: Parts): Promise<T> {
  const { value } = await parts.next()
  return JSON.parse(value.payload.toString()) as T
}

async function* textsOf(parts: Parts) {
  for await (const { payload } of parts) yield payload.toString()
}

/** All bytes up to the end of the answer. */
async function bytesOf(parts: Parts): Promise<Buffer> {
  const pieces = []
  for await (const { payload } of parts) pieces.push(payload)
  return Buffer.concat(pieces)
}

async function* filesOf(parts: Parts, fileMaxBytes: number) {
  for await (const { payload } of parts) {
    const { name, size } = JSON.parse(payload.toString()) as { name: string; size: number }
    const pieces: Buffer[] = []
    for (let left = size; left > 0;) {
      const { value } = await parts.next()
      left -= value.payload.length
      if (size <= fileMaxBytes) pieces.push(value.payload)
    }
    yield { name, bytes: size <= fileMaxBytes ? Buffer.concat(pieces) : undefined }
  }
}
