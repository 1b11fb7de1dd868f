import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import type { Tx } from '#platform/database/database.ts'
import { eachText, oneLine } from '#platform/mail/layout/safe-text.ts'
import type { Services } from '#services.ts'
import { areaNames } from '#domains/addresses/local-levels.ts'
import { decryptAddress, unreadableAddress } from '#domains/addresses/unreadable-address.ts'
import { drawFirstInvoice, type FirstInvoiceContent } from './first-invoice-pdf.ts'
import type { CancelReason, InvoiceContent } from './invoice-content.ts'
import { drawInvoice, type InvoiceFacts } from './invoice-pdf.ts'
import { billNumber } from './invoices.service.ts'
import { countDownload, type InvoiceRow } from './invoices.store.ts'
import type { OrderRow } from '../orders.store.ts'
import { buyerPanOf } from '../order-view.service.ts'
import { withoutPhones } from '../papers/without-phones.ts'

interface Buyer {
  name: string
  district: string
  localLevel: string
  ward: number
  tole: string
}

interface ReadInvoice {
  facts: InvoiceFacts
  paper: InvoiceContent | FirstInvoiceContent
}

/** What a bill says, for somebody who gets it now: that is counted, so that it is the original once and then a copy. */
export const readInvoice = async (
  services: Services,
  db: Tx,
  { order, row, language }: { order: OrderRow; row: InvoiceRow; language: Language },
): Promise<ReadInvoice> =>
  readPaper(services, order, language, {
    number: billNumber(row),
    issuedAt: row.issuedAt,
    cancelledAt: row.cancelledAt,
    cancelReason: row.cancelReason as CancelReason | null,
    copyNumber: (await countDownload(db, row)) - 1,
    paper: row.paper as ReadInvoice['paper'],
  })

/** A stored paper of an order together with what only the order knows: its buyer and how it was paid. */
export function readPaper(
  services: Services,
  order: OrderRow,
  language: Language,
  { paper, ...stored }: Omit<InvoiceFacts, 'orderNumber' | 'method' | 'buyer'> & Pick<ReadInvoice, 'paper'>,
): ReadInvoice {
  const buyer = decryptAddress<Buyer>(services.encryption, order.addressSealed) ?? {
    ...unreadableAddress,
    district: order.district,
  }
  const { districtName, localLevelName } = areaNames(buyer)
  // Bills of the first layout stay as they were, with the ward in Latin digits.
  const ward = 'layout' in paper ? inDigitsOf(language, String(buyer.ward)) : String(buyer.ward)
  const place = `${withoutPhones(buyer.tole)}, ${inLanguage(localLevelName, language)}-${ward}, ${inLanguage(districtName, language)}`
  const facts = {
    ...stored,
    orderNumber: orderNumber(order.id),
    method: order.method,
    buyer: { name: withoutPhones(buyer.name), address: place, pan: buyerPanOf(services, order) },
  }
  return { facts, paper }
}

/** Draws it on pages of its own, as bills of its time look. */
export function drawReadInvoice(doc: PDFKit.PDFDocument, read: ReadInvoice, language: Language): void {
  // No name or street begins a line of its own, which would look like one of the bill.
  const { facts, paper } = eachText(read, oneLine)
  if ('layout' in paper) drawInvoice(doc, { ...facts, paper }, language)
  else drawFirstInvoice(doc, { ...facts, paper }, language)
}
