import magnifier from 'picture:state-magnifier'
import scarf from 'picture:state-scarf'
import toolbox from 'picture:state-toolbox'
import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { statesInShop, type ListingKind } from '@haat/contract/domains/listings.rules.ts'
import type { ListingCounts } from '@haat/contract/domains/listings.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { DataTable } from '#office/parts/table/data-table.tsx'
import { TableSkeleton } from '#office/parts/table/table-skeleton.tsx'
import { Button } from '#ui/button/button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { useMatches } from '#ui/device/use-matches.ts'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ImportHost } from '../../imports/import-host.tsx'
import { ImportButton, ImportTools } from '../../imports/import-tools.tsx'
import { ShopViews } from '../../views/shop-views.tsx'
import { ViewCount } from '../../views/view-count.tsx'
import { SuspendedNote } from '../../vendors/suspended-note.tsx'
import { listingQueries, type ListingFilter } from '../listings.queries.ts'
import { listingPath } from './listing-path.ts'
import { SentBackLine } from './sent-back-line.tsx'
import { StateTabs } from './state-tabs.tsx'
import { useListingColumns } from './use-listing-columns.tsx'
import { listingFilterOf, useListingsAddress } from './use-listings-address.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** Only wide screens show it. */
const ListingGrid = lazyPart(() => import('../grid/listing-grid.tsx'))

interface ListingListProps {
  shop: Shop
  kind: ListingKind
}

/** What the shop lists of one kind: where each stands, what it costs, how much is left. */
export function ListingList({ shop, kind }: ListingListProps) {
  const { listingList: listings } = useArea('vendor')
  const call = useCall()
  const { filter, change } = useListingsAddress(kind)
  const isSuspended = shop.state === 'suspended'
  // Services have no figures of their own to change, and a suspended shop changes nothing.
  const isGrid = useMatches('(width >= 64rem)') && kind === 'product' && !isSuspended
  const withCells = isGrid ? ('true' as const) : undefined
  const list = useEndlessList(listingQueries.list(call, shop.shopId, { ...filter, withCells }))
  const counts = list.firstPage?.counts
  const [isDirty, setIsDirty] = useState(false)
  const columns = useListingColumns(shop, kind)
  const { language } = useMessages().ui
  const countText = (saved: ListingFilter) => {
    const count = counts && countOf(saved, counts)
    return count === undefined ? undefined : formatCount(count, language)
  }
  const empty = counts?.all === 0 ? <NoneYet {...{ shop, kind }} /> : <NoMatch kind={kind} />
  return (
    <PageLayout>
      <PageHead
        title={listings.titles[kind]}
        // Shoppers find nothing of a suspended shop.
        note={!isSuspended && counts && counts.all > 0 && <CountsText counts={counts} />}
        actions={
          !isSuspended &&
          counts &&
          counts.all > 0 && (
            <>
              {kind === 'product' && <ImportTools shopId={shop.shopId} />}
              {/* One crimson action a view: while there is something to save, that is it. */}
              <AddLink {...{ shop, kind }} text={listings.add[kind]} isQuiet={isDirty} />
            </>
          )
        }
      />
      {isSuspended && <SuspendedNote />}
      {(!counts || counts.all > 0) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <StateTabs
            counts={counts}
            chosen={filter.changes ? undefined : (filter.state ?? 'all')}
            searchTerm={filter.searchTerm}
          />
          <div className="w-full md:w-60">
            <SearchField
              label={listings.search[kind]}
              icon={<Search aria-hidden />}
              term={filter.searchTerm}
              onChange={(searchTerm) => change({ searchTerm })}
            />
          </div>
          {filter.changes && (
            <Chip label={listings.changes[filter.changes]} onRemove={() => change({ changes: '' })} />
          )}
        </div>
      )}
      <ShopViews
        shopId={shop.shopId}
        page={kind === 'product' ? 'listings' : 'services'}
        renderCount={(search) => {
          const saved = listingFilterOf(kind, search)
          return <ViewCount known={countText(saved)} {...listingQueries.list(call, shop.shopId, saved)} />
        }}
      />
      {isGrid && (
        <Suspense fallback={<TableSkeleton />}>
          <ListingGrid {...{ shop, list, empty }} onDirty={setIsDirty} />
        </Suspense>
      )}
      {!isGrid && (
        <DataTable
          label={listings.table[kind]}
          columns={columns}
          list={list}
          keyOf={({ id }) => id}
          renderDetail={(row) => row.sentBack && <SentBackLine {...{ shop, row }} sentBack={row.sentBack} />}
          empty={empty}
        />
      )}
      {kind === 'product' && <ImportHost shop={shop} />}
    </PageLayout>
  )
}

/** How many listings there are with these filters, as far as the counts of the list tell it. */
function countOf({ state, changes, searchTerm }: ListingFilter, counts: ListingCounts) {
  if (searchTerm) return undefined
  if (!changes) return counts[state ?? 'all']
  return changes === 'sent-back' && !state ? counts.mend : undefined
}

function CountsText({ counts }: { counts: ListingCounts }) {
  const { listingList: listings } = useArea('vendor')
  const { ui } = useMessages()
  const inShop = statesInShop.reduce((sum, state) => sum + counts[state], 0)
  return listings.counts(formatCount(counts.all, ui.language), formatCount(inShop, ui.language))
}

const AddLink = ({ shop, kind, text, isQuiet }: ListingListProps & { text: string; isQuiet?: boolean }) => (
  <Link
    to="/vendor/$"
    params={{ _splat: listingPath(shop.shopId, kind, 'new') }}
    className={buttonClass({ variant: isQuiet ? 'secondary' : 'primary' })}
  >
    <ButtonContent icon={<Plus aria-hidden />}>{text}</ButtonContent>
  </Link>
)

/** A shop that has listed nothing is shown the way to its first listing, and nothing else. */
function NoneYet({ shop, kind }: ListingListProps) {
  const { listingList: listings } = useArea('vendor')
  return (
    <EmptyState
      picture={kind === 'product' ? scarf : toolbox}
      headingLevel={2}
      heading={listings.empty[kind]}
      actions={
        shop.state !== 'suspended' && (
          <>
            <AddLink {...{ shop, kind }} text={listings.addFirst[kind]} />
            {kind === 'product' && <ImportButton />}
          </>
        )
      }
    >
      {listings.emptyText[kind]}
    </EmptyState>
  )
}

function NoMatch({ kind }: { kind: ListingKind }) {
  const { listingList: listings } = useArea('vendor')
  const { filter, clear } = useListingsAddress(kind)
  const { searchTerm, state, changes } = filter
  return (
    <EmptyState
      picture={magnifier}
      tone="cream"
      headingLevel={2}
      heading={listings.noMatch}
      actions={
        <Button variant="secondary" onClick={clear}>
          {listings.showAll}
        </Button>
      }
    >
      {searchTerm
        ? listings.noMatchOf(searchTerm)
        : listings.noneInState(
            changes ? listings.changes[changes] : state ? listings.states[state] : listings.all,
          )}
    </EmptyState>
  )
}
