import type { ShopPictureKind } from '@haat/contract/domains/vendors.page.rules.ts'
import type { ShopDraftInput, ShopPage } from '@haat/contract/domains/vendors.page.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { findPicturesById, savePicture, toPicture } from '../../pictures/pictures.service.ts'
import type { Editor } from './change-shop.service.ts'
import { findShopPictures, insertShopPicture } from './shop-page.store.ts'

export { insertShopPicture } from './shop-page.store.ts'

/** A logo is cut to a square. The picture is kept for this shop, whatever becomes of the draft. */
export async function uploadShopPicture(
  services: Services,
  { membership: { vendorId }, caller }: Editor,
  kind: ShopPictureKind,
  bytes: Uint8Array,
): Promise<Picture> {
  const pictureId = await savePicture(services, bytes, kind === 'logo' ? 'square' : undefined)
  await insertShopPicture(services.db, { vendorId, kind, pictureId, uploadedBy: caller.userId })
  const row = (await findPicturesById(services.db, [pictureId])).get(pictureId)!
  return toPicture(row, { en: '', ne: '' })
}

/** Takes everything about a picture from our records, and only pictures that this shop shows or has uploaded. */
export async function withOwnPictures(
  tx: Tx,
  vendorId: number,
  { banner, logo, ...texts }: ShopDraftInput,
  known: ShopPage[],
): Promise<ShopPage> {
  const own = async (kind: ShopPictureKind, wanted: Picture): Promise<Picture> => {
    const shown = known.flatMap((page) => page[kind] ?? []).find(({ src }) => src === wanted.src)
    if (shown) return { ...shown, alt: wanted.alt }
    const id = wanted.src.replace('/pictures/', '')
    const isOwn = (await findShopPictures(tx, vendorId, kind, [id])).has(id)
    const row = isOwn ? (await findPicturesById(tx, [id])).get(id) : undefined
    const sentence = 'A picture was not found. Please upload it again.'
    if (!row) throw new ApiError('VALIDATION_FAILED', sentence, { [kind]: sentence })
    return toPicture(row, wanted.alt)
  }
  return { ...texts, banner: await own('banner', banner), logo: logo && (await own('logo', logo)) }
}
