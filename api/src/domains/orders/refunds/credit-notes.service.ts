import { creditNoteFile, creditNoteNumber } from '@haat/contract/domains/orders.refunds.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import { makePdf } from '#platform/pdf/pdf-file.ts'
import type { Services } from '#services.ts'
import type { InvoiceContent } from '../invoices/invoice-content.ts'
import { drawReadInvoice, readPaper } from '../invoices/read-invoice.service.ts'
import { listOrdersById } from '../orders.store.ts'
import { countCreditNote, type LineRefundRow } from './line-refunds.store.ts'

/** The credit note of a refund as a PDF, for somebody who gets it now: it is the original once and then a copy. */
export async function drawCreditNote(services: Services, db: Tx, refund: LineRefundRow, language: Language) {
  const order = (await listOrdersById(db, [refund.orderId])).get(refund.orderId)!
  const paper = refund.paper as InvoiceContent
  const note = readPaper(services, order, language, {
    number: creditNoteNumber(refund),
    issuedAt: refund.at,
    cancelledAt: null,
    cancelReason: null,
    copyNumber: (await countCreditNote(db, refund.id)) - 1,
    paper,
  })
  const file = { title: note.facts.number, author: paper.seller.name, language }
  return {
    name: creditNoteFile(note.facts.number),
    bytes: await makePdf(file, (doc) => drawReadInvoice(doc, note, language)),
  }
}
