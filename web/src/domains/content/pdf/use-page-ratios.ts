import { useEffect, useEffectEvent, useState } from 'react'
import type { pdfjs } from 'react-pdf'

const a4 = 595.28 / 841.89

/**
 * The aspect ratio of every page, known before the first is drawn, so that each has its size from the start.
 */
export function usePageRatios(pdf: pdfjs.PDFDocumentProxy, onReady: () => void): number[] | undefined {
  const [ratios, setRatios] = useState<number[]>()
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    let isCurrent = true
    async function read() {
      const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
      const found = await Promise.all(numbers.map((pageNumber) => ratioOf(pdf, pageNumber)))
      if (!isCurrent) return
      setRatios(found)
      ready()
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [pdf])
  return ratios
}

async function ratioOf(pdf: pdfjs.PDFDocumentProxy, pageNumber: number): Promise<number> {
  try {
    const { width, height } = (await pdf.getPage(pageNumber)).getViewport({ scale: 1 })
    return width / height
  } catch {
    // A page that cannot be read still takes its space, with a text that says so.
    return a4
  }
}
