import notThere from 'picture:state-plug'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import type { ListingKind } from '@haat/contract/domains/listings.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageSkeleton, PageTitle } from '#office/parts/page-layout.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { StateScreen } from '#ui/state/state-screen.tsx'
import { loadContentRules } from './form/content-rules.ts'
import { EditorScreen } from './editor-screen.tsx'
import { listingQueries } from './listing.queries.ts'
import { findKeptStart, makeStart, startOf, type Start } from './start.ts'

// They come with the page, so that it can be opened later without a network.
loadContentRules().catch(() => {})
import('./words/transliterate.ts').catch(() => {})

interface ListingEditorPageProps {
  shop: Shop
  kind: ListingKind
  /** The id of a listing, or `new`; behind the id of one that was begun here stands how it was begun. */
  listingId: string
}

/** Where one listing is written: one that is there, or a new one, which may be begun without a network. */
export default function ListingEditorPage({ shop, kind, ...address }: ListingEditorPageProps) {
  const navigate = useNavigate()
  const { shopId } = shop
  const [listingId = '', begunAs] = address.listingId.split('/')
  // A new listing gets its id while it is being written; the editor stays then.
  const [begun, setBegun] = useState<{ start: Start; id: string }>()
  const start = begun?.id === listingId ? begun.start : startOf(listingId)
  const place = kind === 'product' ? 'listings' : 'services'
  const open = (name: string) =>
    void navigate({ to: '/vendor/$', params: { _splat: `${shopId}/${place}/${name}` }, replace: true })

  const isBare = listingId === 'new'
  useEffect(() => {
    if (isBare) open(findKeptStart(shopId, kind) ?? makeStart(kind))
  })
  if (isBare) return <PageSkeleton />
  return (
    <Loaded
      key={start?.name ?? listingId}
      shop={shop}
      kind={start?.kind ?? kind}
      start={start}
      begunAs={begunAs}
      listingId={start && begun?.id !== listingId ? undefined : listingId}
      onCreated={(id) => {
        setBegun({ start: start!, id })
        open(`${id}/${start!.name}`)
      }}
    />
  )
}

interface LoadedProps {
  shop: Shop
  kind: ListingKind
  start: Start | undefined
  begunAs: string | undefined
  /** Undefined until the listing was saved for the first time. */
  listingId: string | undefined
  onCreated(listingId: string): void
}

function Loaded({ shop, kind, start, begunAs, listingId, onCreated }: LoadedProps) {
  const { listingEditor: editor } = useArea('vendor')
  const { emptyContent } = use(loadContentRules())
  const query = useQuery({
    ...listingQueries.listing(useCall(), shop.shopId, listingId ?? ''),
    enabled: listingId !== undefined,
  })
  const { data, error } = query
  if (data || start)
    return (
      <EditorScreen
        shop={shop}
        empty={emptyContent[data?.kind ?? kind]}
        startKey={start?.key}
        name={start?.name ?? listingId!}
        // After a reload the pictures that were taken before it had an id go on.
        picturesOf={start?.name ?? begunAs ?? listingId!}
        listing={data}
        onCreated={onCreated}
      />
    )
  if (error instanceof ApiFailure && error.status === 404)
    return (
      <>
        <PageTitle title={editor.gone} />
        <StateScreen
          picture={notThere}
          tone="indigo"
          heading={editor.gone}
          headingLevel={1}
          actions={
            <Link
              to="/vendor/$"
              params={{ _splat: `${shop.shopId}/listings` }}
              className={buttonClass({ isWide: true })}
            >
              {editor.toAll}
            </Link>
          }
        >
          {editor.goneText}
        </StateScreen>
      </>
    )
  return (
    <>
      <PageTitle title={editor.all} />
      {query.isError ? (
        <ErrorState picture={notThere} heading={editor.loadFailed} query={query} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}
