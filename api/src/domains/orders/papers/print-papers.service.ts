import { setImmediate as nextTurn } from 'node:timers/promises'
import { parcelPapers, type ParcelPaper } from '@haat/contract/domains/orders.papers.ts'
import { isCancellable, carriedStates } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { eachText, oneLine } from '#platform/mail/layout/safe-text.ts'
import { makePdf } from '#platform/pdf/pdf-file.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { getVendorRow } from '#domains/vendors/vendors.service.ts'
import { listInvoices } from '../invoices/invoices.store.ts'
import { drawReadInvoice, readInvoice } from '../invoices/read-invoice.service.ts'
import { pickingList } from '../parcels/shop-parcels.service.ts'
import { drawLabel } from './label.ts'
import { readPaperParcels, type PaperParcel } from './paper-parcels.service.ts'
import type { PaperFacts } from './paper-parts.ts'
import { drawPickingList } from './picking-list.ts'
import { drawSlip } from './slip.ts'

interface Asked {
  numbers: string[]
  kinds: ParcelPaper[]
  language: Language
}

/** Whether it is in the shop or on its way: what is over or not confirmed yet is neither packed nor sent. */
const isToSend = ({ state }: PaperParcel['parcel']) =>
  !['awaitingPayment', 'placed'].includes(state) && (isCancellable(state) || carriedStates.includes(state))

const isLabelled = ({ state }: PaperParcel['parcel']) => state === 'packed' || carriedStates.includes(state)

const unfit = ({ number, parcel }: PaperParcel) =>
  new ApiError('CONFLICT', `${number} is ${parcel.state}: there is nothing to send of it.`)
const noLabel = ({ number }: PaperParcel) =>
  new ApiError('CONFLICT', `${number} is not packed yet: until then its cash may change, so it has no label.`)
const noBill = ({ number }: PaperParcel) =>
  new ApiError('CONFLICT', `${number} has no tax bill: it gets one when it is packed.`)

/** The papers of these parcels as one file; each parcel's lie together, in the order in which they are needed. */
export async function printPapers(services: Services, vendorId: number, { numbers, kinds, language }: Asked) {
  const { db } = services
  const parcels = eachText(await readPaperParcels(services, db, vendorId, numbers), oneLine)
  const isAsked = (kind: ParcelPaper) => kinds.includes(kind)
  const needsGoods = isAsked('picking') || isAsked('label') || isAsked('slip')
  const over = parcels.find(({ parcel }) => !isToSend(parcel))
  if (needsGoods && over) throw unfit(over)
  const bills = new Map(
    (isAsked('bill')
      ? await listInvoices(
          db,
          parcels.map(({ parcel }) => parcel.id),
        )
      : []
    ).map((row) => [row.parcelId, row]),
  )
  const unbilled = parcels.find(({ parcel }) => !bills.has(parcel.id))
  if (isAsked('bill') && unbilled) throw noBill(unbilled)
  const unpacked = parcels.find(({ parcel }) => !isLabelled(parcel))
  if (isAsked('label') && unpacked) throw noLabel(unpacked)
  const picking = isAsked('picking') ? eachText(await pickingList(db, vendorId, numbers), oneLine) : undefined
  const vendor = eachText(await getVendorRow(db, vendorId), oneLine)
  const facts: PaperFacts = {
    shop: { name: { en: vendor.name, ne: vendor.nameNe }, address: vendor.address },
    printedAt: new Date(),
    language,
  }
  const [only, another] = parcels
  const name = another ? `haat-${parcels.length}-parcels.pdf` : `haat-${only!.number}.pdf`
  const file = { title: name.replace('.pdf', ''), author: vendor.name, language }
  const bytes = await makePdf(file, async (doc) => {
    if (picking) drawPickingList(doc, picking, parcels.length, facts)
    for (const one of parcels) {
      for (const kind of parcelPapers.filter(isAsked)) await draw(doc, kind, one)
      // Drawing takes long for a turn of the loop: others get theirs between two parcels.
      await nextTurn()
    }
  })
  return { name, bytes }

  async function draw(doc: PDFKit.PDFDocument, kind: ParcelPaper, one: PaperParcel) {
    if (kind === 'label') drawLabel(doc, one, facts)
    if (kind === 'slip') drawSlip(doc, one, facts)
    if (kind !== 'bill') return
    const row = bills.get(one.parcel.id)!
    drawReadInvoice(doc, await readInvoice(services, db, { order: one.order, row, language }), language)
  }
}
