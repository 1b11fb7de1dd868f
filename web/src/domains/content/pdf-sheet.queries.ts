import { queryOptions } from '@tanstack/react-query'
import { openPdfSheet } from './pdf/open-pdf-viewer.ts'

/** What draws one page of a PDF. Its code is heavy and loaded like data: later, and it may fail. */
export const pdfSheetQuery = queryOptions({
  queryKey: ['pdf', 'sheet'],
  queryFn: openPdfSheet,
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
})
