import { useEffect } from 'react'
import type { ListingKind } from '@haat/contract/domains/listings.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { KeptLine } from './editor/kept-line.tsx'
import { ListingList } from './list/listing-list.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const loadEditor = () => import('./editor/listing-editor-page.tsx')
const ListingEditorPage = lazyPart(loadEditor)

interface ListingsPageProps {
  shop: Shop
  kind: ListingKind
  /** The rest of the address: empty for the list, else the id of a listing, or `new`. */
  rest: string
}

/** What the shop lists of one kind, or one listing of it. */
export default function ListingsPage({ shop, kind, rest }: ListingsPageProps) {
  // Who has seen the list can begin a listing where there is no signal.
  useEffect(() => void loadEditor().catch(() => {}), [])
  if (rest) return <ListingEditorPage shop={shop} kind={kind} listingId={rest} />
  return (
    <>
      <KeptLine shopId={shop.shopId} kind={kind} />
      <ListingList key={kind} shop={shop} kind={kind} />
    </>
  )
}
