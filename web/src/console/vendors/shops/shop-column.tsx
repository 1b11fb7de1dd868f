import { vendorTabs } from '@haat/contract/domains/vendors.staff.rules.ts'
import type { StaffVendorCard } from '@haat/contract/domains/vendors.staff.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { LetterSign } from '#ui/letter-sign.tsx'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { ListColumn, Rows } from '../list/list-column.tsx'
import { ListRow } from '../list/list-row.tsx'
import type { VendorsAddress } from '../list/use-vendors-search.ts'

interface ShopColumnProps {
  address: VendorsAddress
  list: EndlessList<StaffVendorCard>
  openId: string | undefined
}

/** The shops that there are, with those that are suspended. */
export function ShopColumn({ address, list, openId }: ShopColumnProps) {
  const { vendorShops } = useArea('staff')
  return (
    <ListColumn
      texts={vendorShops}
      noneAtAll={vendorShops.none.all}
      address={address}
      states={vendorTabs}
      state={address.shopState}
      onState={address.setShopState}
      lists={[list]}
    >
      <Rows label={vendorShops.list} list={list}>
        {(shop) => <ShopRow key={shop.id} shop={shop} isOpen={shop.id === openId} query={address.query} />}
      </Rows>
    </ListColumn>
  )
}

interface ShopRowProps {
  shop: StaffVendorCard
  isOpen: boolean
  query: VendorsAddress['query']
}

function ShopRow({ shop, isOpen, query }: ShopRowProps) {
  const { vendorShops } = useArea('staff')
  const { ui } = useMessages()
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <ListRow
      path={`vendors/shops/${shop.id}`}
      isOpen={isOpen}
      query={query}
      sign={
        <LetterSign
          name={shop.name}
          letter={shop.sign}
          colour={shop.signColour}
          className="size-9 rounded-badge text-body"
        />
      }
      name={<BilingualText text={shop.name} />}
      place={<BilingualText text={shop.place} />}
    >
      {vendorShops.counts(count(shop.productCount), count(shop.serviceCount))}
      {shop.suspension && (
        <span className="ml-auto">
          <Badge tone="blushTint">{vendorShops.states.suspended}</Badge>
        </span>
      )}
    </ListRow>
  )
}
