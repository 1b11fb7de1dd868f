import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const { resolve } = createRequire(import.meta.url)
const scanner = readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(scanner).buffer } })

/** As many dots per point as a thermal printer of 203 dots per inch has. */
const dotsPerPoint = 203 / 72

/** The pages of a PDF as a person sees them: the text, the size in millimetres, and what a scanner reads from the picture. */
export async function readPaper(pdf: Buffer) {
  const file = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, at) => {
      const page = await file.getPage(at + 1)
      const { items } = await page.getTextContent()
      const [, , width = 0, height = 0] = page.view
      return {
        text: items.map((item) => ('str' in item ? item.str : '')).join('\n'),
        millimetres: [width, height].map((points) => Math.round((points / 72) * 25.4)),
        async scan() {
          const viewport = page.getViewport({ scale: dotsPerPoint })
          const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
          await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
          const picture = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
          const found = await readBarcodes(picture as unknown as ImageData, {
            formats: ['QRCode', 'Code128'],
          })
          return Object.fromEntries(found.map(({ format, text }) => [format, text]))
        },
      }
    }),
  )
}
