import type { ShopPage } from '@haat/contract/domains/vendors.page.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { saveVendorDocument } from '../vendor-documents.service.ts'
import { getVendorRow } from '../vendors.service.ts'
import { changedElsewhere, changeShop, timeOf, type Editor } from './change-shop.service.ts'
import { changedParts, columnsOf, livePageOf } from './shop-draft.ts'
import { insertPublication, noDraft, updateLivePage, writeDraft } from './shop-page.store.ts'

/** Shows the draft that was seen, all of it at once. */
export async function publishShopPage(services: Services, editor: Editor, seen: number) {
  const { vendorId } = editor.membership
  const edition = await changeShop(services, editor, async (tx, stored) => {
    const { draft, version } = stored
    if (version !== seen) throw await changedElsewhere(services, tx, stored)
    if (!draft) throw new ApiError('CONFLICT', 'There is nothing to publish.')
    const missing = missingFields(draft)
    const [sentence] = Object.values(missing)
    if (sentence) throw new ApiError('VALIDATION_FAILED', sentence, missing)
    const row = await getVendorRow(tx, vendorId)
    const changed = changedParts(draft, livePageOf(row))
    await writeDraft(tx, vendorId, noDraft)
    if (changed.length === 0) return
    await updateLivePage(tx, vendorId, columnsOf(row, draft))
    const by = { publishedBy: editor.caller.userId, createdAt: timeOf(editor) }
    await insertPublication(tx, { vendorId, changed, page: draft, ...by })
    if (changed.includes('name')) await saveVendorDocument(tx, vendorId)
  })
  await services.bus.publish('vendors', [vendorId])
  return edition
}

const isEmpty = ({ en, ne }: Bilingual) => en === '' && ne === ''

/** What a page lacks to be shown, by field. */
function missingFields({ name, about, returnPolicy, banner }: ShopPage): Record<string, string> {
  const checks: [string, boolean, string][] = [
    ['name.en', name.en === '', 'Name of the shop is required'],
    ['about.en', isEmpty(about), 'About the shop is required'],
    ['returnPolicy.en', isEmpty(returnPolicy), 'Return terms are required'],
    ['banner.alt.en', banner.alt.en === '', 'What the picture shows is required'],
    ['banner.alt.ne', banner.alt.ne === '', 'What the picture shows is required in Nepali'],
  ]
  return Object.fromEntries(
    checks.flatMap(([field, isMissing, sentence]) => (isMissing ? [[field, sentence]] : [])),
  )
}
