import { useNavigate } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import type { ShopEdition } from '@haat/contract/domains/vendors.page.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { SuspendedNote } from '../suspended-note.tsx'
import { SlugDialog } from './slug-dialog.tsx'

interface AddressNameProps {
  shop: Shop
  addressName: ShopEdition['addressName']
}

/** Where shoppers find the shop, which names have led there, and when the name can be changed. */
export function AddressName({ shop, addressName: { slug, changeableFrom, former } }: AddressNameProps) {
  const { ui } = useMessages()
  const { shopDetails } = useArea('vendor')
  const navigate = useNavigate()
  /** What the dialog begins with, while it is open. */
  const [first, setFirst] = useState<string>()
  const canChange = shop.state !== 'suspended'
  const address = `${location.host}/vendors/${slug}`
  const copy = () =>
    navigator.clipboard.writeText(`${location.protocol}//${address}`).then(
      () => void showToast('success', shopDetails.copied),
      () => void showToast('error', shopDetails.notCopied),
    )
  return (
    <Panel title={shopDetails.address}>
      {!canChange && <SuspendedNote />}
      <p className="text-lead font-semibold break-all">
        <span className="font-normal text-muted">{location.host}/vendors/</span>
        {slug}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
          {shopDetails.copy}
        </Button>
        {canChange && !changeableFrom && (
          <Button variant="secondary" icon={<Pencil />} onClick={() => setFirst(slug)}>
            {shopDetails.change}
          </Button>
        )}
      </div>
      {changeableFrom && (
        <p className="mt-3 text-small text-muted">
          {shopDetails.changeableFrom(formatLocalDate(changeableFrom, ui.language))}
        </p>
      )}
      {former.length > 0 && (
        <>
          <h3 className="mt-5 text-label">{shopDetails.former}</h3>
          <ul className="mt-1 divide-y divide-line">
            {former.map((one) => (
              <li key={one.slug} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                <p>
                  <span className="block break-all">/vendors/{one.slug}</span>
                  <span className="text-small text-muted">
                    {shopDetails.usedUntil(formatLocalDate(one.until, ui.language))}
                  </span>
                </p>
                {canChange && (
                  <Button
                    variant="quiet"
                    aria-label={shopDetails.backToOf(one.slug)}
                    onClick={() => setFirst(one.slug)}
                  >
                    {shopDetails.backTo}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {first !== undefined && (
        <SlugDialog
          shop={shop}
          first={first}
          onChanged={({ shopId }) => {
            setFirst(undefined)
            void showToast('success', shopDetails.changed)
            // The shop's name in the portal's own addresses has changed with it.
            void navigate({ to: '/vendor/$', params: { _splat: `${shopId}/details` }, replace: true })
          }}
          onClose={() => setFirst(undefined)}
        />
      )}
    </Panel>
  )
}
