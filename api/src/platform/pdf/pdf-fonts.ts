import { createRequire } from 'node:module'
import { keepLogicalText } from './logical-text.ts'

const require = createRequire(import.meta.url)

const FILES = {
  regular: '@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf',
  semibold: '@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf',
  black: '@expo-google-fonts/mukta/800ExtraBold/Mukta_800ExtraBold.ttf',
} as const

export type PdfFont = keyof typeof FILES

export function registerPdfFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(FILES)) {
    doc.registerFont(name, require.resolve(file)).font(name)
    keepLogicalText(doc)
  }
}
