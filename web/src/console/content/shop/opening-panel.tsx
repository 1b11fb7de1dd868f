import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import Store from 'lucide-react/icons/store'
import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Shop } from '@haat/contract/domains/content.site.ts'
import { missingParticulars } from '@haat/contract/domains/content.site.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Panel } from '#ui/panel.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useConsoleReader } from '#console/staff/console-reader.ts'
import { CloseShopDialog } from './close-dialog.tsx'
import { isConflict, shopQueries, useSetShopOpening } from './shop.queries.ts'

interface OpeningPanelProps {
  shop: Shop
  isAdmin: boolean
  /** True while the form below has unsaved changes. */
  isDirty: boolean
}

interface CheckItemProps {
  isDone: boolean
  name: string
  children: ReactNode
}

function CheckItem({ isDone, name, children }: CheckItemProps) {
  const { shop: texts } = useArea('staff')
  return (
    <li className="flex gap-3 py-2.5">
      <span
        className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${isDone ? 'bg-pine-tint text-pine' : 'bg-cream text-cream-ink'}`}
      >
        {isDone ? <Check aria-hidden className="size-4" /> : <Circle aria-hidden className="size-3" />}
        <span className="sr-only">{isDone ? texts.opening.here : texts.opening.notHere}</span>
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="text-small text-muted">{children}</span>
      </span>
    </li>
  )
}

/** Says whether the shop takes orders and what it lacks before it may, and opens or closes it. */
export function OpeningPanel({ shop, isAdmin, isDirty }: OpeningPanelProps) {
  const { shop: texts } = useArea('staff')
  const { parts } = useArea('office')
  const legal = useArea('legal')
  const { ui } = useMessages()
  const call = useCall()
  const queryClient = useQueryClient()
  const change = useSetShopOpening()
  const [isClosing, setIsClosing] = useState(false)
  const mayEditContent = useConsoleReader().rights.includes('content')
  const { opening, particulars, possibleWays, missing } = shop
  const emptyFields = missingParticulars(particulars).filter((field) => field !== 'paymentWays')
  const activeWays = possibleWays.filter((way) => particulars.paymentWays.includes(way))
  const canOpen =
    emptyFields.length === 0 && activeWays.length > 0 && missing.legalKeys.length === 0 && !missing.mail
  const openingTexts = texts.opening
  const title = opening.isOpen
    ? openingTexts.open
    : opening.version === 0
      ? openingTexts.first
      : openingTexts.closed

  async function setOpening(isOpen: boolean, reason = { en: '', ne: '' }) {
    try {
      await change.mutateAsync({ isOpen, reason, version: opening.version })
      setIsClosing(false)
      void showToast('success', isOpen ? openingTexts.opened : openingTexts.closedNow)
    } catch (failure) {
      void queryClient.invalidateQueries(shopQueries.current(call))
      // Somebody else was faster: there is nothing left to close. After another failure the reason stays typed.
      if (!isConflict(failure)) throw failure
      setIsClosing(false)
    }
  }

  function openShop() {
    if (isDirty) void showToast('info', openingTexts.unsaved)
    else if (!canOpen) void showToast('info', openingTexts.notReady)
    else void setOpening(true).catch(() => {})
  }

  return (
    <Panel title={title} tone={opening.isOpen ? 'surface' : 'cream'} hasWeave={!opening.isOpen}>
      <p className="max-w-text">
        {opening.isOpen
          ? openingTexts.openText
          : opening.version === 0
            ? openingTexts.firstText
            : openingTexts.closedText}
      </p>
      {!opening.isOpen && opening.version > 0 && (opening.reason.en || opening.reason.ne) && (
        <p className="mt-2 font-semibold">{inLanguage(opening.reason, ui.language)}</p>
      )}
      {(!opening.isOpen || !canOpen || particulars.company.portalListingNumber === '') && (
        <ul className="mt-3 divide-y divide-line">
          <CheckItem isDone={emptyFields.length === 0} name={openingTexts.particulars}>
            {emptyFields.length === 0
              ? openingTexts.complete
              : openingTexts.missing(formatCount(emptyFields.length, ui.language))}
          </CheckItem>
          <CheckItem isDone={missing.legalKeys.length === 0} name={openingTexts.legal}>
            {missing.legalKeys.length === 0 ? (
              openingTexts.legalHere
            ) : (
              <>
                {openingTexts.legalMissing(
                  missing.legalKeys.map((key) => legal.documents[key].title).join(', '),
                )}{' '}
                {mayEditContent && (
                  <Link
                    to="/staff/$"
                    params={{ _splat: 'content' }}
                    className="inline-flex min-h-11 items-center font-semibold text-crimson hover:underline"
                  >
                    {openingTexts.legalLink}
                  </Link>
                )}
              </>
            )}
          </CheckItem>
          <CheckItem isDone={activeWays.length > 0} name={openingTexts.ways}>
            {activeWays.length > 0
              ? activeWays.map((way) => texts.ways[way]).join(', ')
              : openingTexts.waysMissing}
          </CheckItem>
          <CheckItem isDone={!missing.mail} name={openingTexts.mail}>
            {missing.mail ? openingTexts.mailMissing : openingTexts.mailHere}
          </CheckItem>
          {particulars.company.portalListingNumber === '' && (
            <CheckItem isDone={false} name={openingTexts.listing}>
              {openingTexts.listingMissing}
            </CheckItem>
          )}
        </ul>
      )}
      <FormError
        className="mt-4"
        text={
          change.isError && !isClosing
            ? isConflict(change.error)
              ? openingTexts.conflict
              : openingTexts.failed
            : undefined
        }
      />
      {isAdmin && (
        <div className="mt-4 flex flex-wrap gap-2">
          {opening.isOpen ? (
            <Button variant="secondary" onClick={() => setIsClosing(true)}>
              {openingTexts.closeButton}
            </Button>
          ) : (
            <Button
              size="large"
              icon={<Store aria-hidden />}
              isBusy={change.isPending}
              busyLabel={openingTexts.opening}
              aria-disabled={!canOpen || isDirty}
              className={classNames('max-sm:w-full', (!canOpen || isDirty) && 'opacity-60')}
              onClick={openShop}
            >
              {opening.version === 0 ? openingTexts.openButton : openingTexts.openAgain}
            </Button>
          )}
        </div>
      )}
      {isClosing && (
        <CloseShopDialog
          onClose={() => setIsClosing(false)}
          closeShop={(reason) => setOpening(false, reason)}
          cancelLabel={parts.notYet}
        />
      )}
    </Panel>
  )
}
