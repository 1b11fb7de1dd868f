import { useState } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { parcelPath } from '../parcel-path.ts'
import { FindParcel } from './find-parcel.tsx'
import { ScanNumber } from './scan-number.tsx'
import { ScanPieces } from './scan-pieces.tsx'
import { readScanWish } from './scan-wish.ts'

/**
 * Reads codes with the camera, as far as device and person let it, or from a field: to find a parcel, to bring a tracking
 * number to who waits for it, or to tick what is packed.
 */
export default function ScanPage({ shop }: { shop: Shop }) {
  const { search } = useSearchParams()
  const [wish] = useState(() => readScanWish(shop.shopId))
  const packed = search['pack']
  if (packed !== undefined)
    return <ScanPieces shop={shop} number={packed} back={`/vendor/${parcelPath(shop.shopId, packed)}`} />
  if (search['for'] === 'tracking' && wish) return <ScanNumber wish={wish} />
  return <FindParcel shop={shop} />
}
