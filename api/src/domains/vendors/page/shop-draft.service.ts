import type { ShopDraftInput } from '@haat/contract/domains/vendors.page.ts'
import type { Services } from '#services.ts'
import { getVendorRow } from '../vendors.service.ts'
import { changedElsewhere, changeShop, timeOf, type Editor } from './change-shop.service.ts'
import { differingFields, livePageOf } from './shop-draft.ts'
import { noDraft, writeDraft } from './shop-page.store.ts'
import { withOwnPictures } from './shop-pictures.service.ts'

/** What is saved twice from two tabs is no conflict; what differs is refused with the other's words. */
export const saveShopDraft = (services: Services, editor: Editor, seen: number, input: ShopDraftInput) =>
  changeShop(services, editor, async (tx, stored) => {
    const { vendorId } = stored
    const live = livePageOf(await getVendorRow(tx, vendorId))
    const newest = stored.draft ?? live
    const draft = await withOwnPictures(tx, vendorId, input, [live, newest])
    const differing = differingFields(draft, newest)
    if (Object.keys(differing).length === 0 && stored.draft) return
    if (stored.version !== seen) throw await changedElsewhere(services, tx, stored, differing)
    await writeDraft(tx, vendorId, { draft, changedBy: editor.caller.userId, changedAt: timeOf(editor) })
  })

export const discardShopDraft = (services: Services, editor: Editor, seen: number) =>
  changeShop(services, editor, async (tx, stored) => {
    if (!stored.draft) return
    if (stored.version !== seen) throw await changedElsewhere(services, tx, stored)
    await writeDraft(tx, stored.vendorId, noDraft)
  })
