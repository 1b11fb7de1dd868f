import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import Store from 'lucide-react/icons/store'
import { useState, type ReactNode } from 'react'
import type { Shop } from '@haat/contract/domains/content.site.ts'
import { missingParticulars } from '@haat/contract/domains/content.site.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Panel } from '#ui/panel.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { CloseDialog } from './close-dialog.tsx'
import { isConflict, shopQueries, useOpenShop } from './shop.queries.ts'

interface OpeningPanelProps {
  shop: Shop
  isAdmin: boolean
  /** Something is typed below and not saved. */
  isDirty: boolean
}

interface CheckProps {
  isDone: boolean
  name: string
  children: ReactNode
}

function Item({ isDone, name, children }: CheckProps) {
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

/** Whether the shop takes orders, what it lacks before it may, and the button that opens or closes it. */
export function OpeningPanel({ shop, isAdmin, isDirty }: OpeningPanelProps) {
  const { shop: texts, content } = useArea('staff')
  const legal = useArea('legal')
  const { ui } = useMessages()
  const call = useCall()
  const queryClient = useQueryClient()
  const change = useOpenShop()
  const [isClosing, setIsClosing] = useState(false)
  const { opening, particulars, possibleWays, missing } = shop
  const empty = missingParticulars(particulars).filter((field) => field !== 'paymentWays')
  const ways = possibleWays.filter((way) => particulars.paymentWays.includes(way))
  const isReady = empty.length === 0 && ways.length > 0 && missing.legalKeys.length === 0 && !missing.mail
  const words = texts.opening
  const title = opening.isOpen ? words.open : opening.version === 0 ? words.first : words.closed

  const send = (isOpen: boolean, reason = { en: '', ne: '' }) =>
    change.mutate(
      { isOpen, reason, version: opening.version },
      {
        onSuccess: () => {
          setIsClosing(false)
          void showToast('success', isOpen ? words.opened : words.closedNow)
        },
        onError: () => {
          setIsClosing(false)
          void queryClient.invalidateQueries(shopQueries.now(call))
        },
      },
    )

  function openIt() {
    if (isDirty) void showToast('info', words.unsaved)
    else if (!isReady) void showToast('info', words.notReady)
    else send(true)
  }

  return (
    <Panel title={title} tone={opening.isOpen ? 'surface' : 'cream'} hasWeave={!opening.isOpen}>
      <p className="max-w-text">
        {opening.isOpen ? words.openText : opening.version === 0 ? words.firstText : words.closedText}
      </p>
      {!opening.isOpen && opening.version > 0 && (opening.reason.en || opening.reason.ne) && (
        <p className="mt-2 font-semibold">{inLanguage(opening.reason, ui.language)}</p>
      )}
      {(!opening.isOpen || !isReady || particulars.company.portalListingNumber === '') && (
        <ul className="mt-3 divide-y divide-line">
          <Item isDone={empty.length === 0} name={words.particulars}>
            {empty.length === 0 ? words.complete : words.missing(formatCount(empty.length, ui.language))}
          </Item>
          <Item isDone={missing.legalKeys.length === 0} name={words.legal}>
            {missing.legalKeys.length === 0 ? (
              words.legalHere
            ) : (
              <>
                {words.legalMissing(missing.legalKeys.map((key) => legal.documents[key].title).join(', '))}{' '}
                <Link
                  to="/staff/$"
                  params={{ _splat: 'content' }}
                  className="inline-flex min-h-11 items-center font-semibold text-crimson hover:underline"
                >
                  {words.legalLink}
                </Link>
              </>
            )}
          </Item>
          <Item isDone={ways.length > 0} name={words.ways}>
            {ways.length > 0 ? ways.map((way) => texts.ways[way]).join(', ') : words.waysMissing}
          </Item>
          <Item isDone={!missing.mail} name={words.mail}>
            {missing.mail ? words.mailMissing : words.mailHere}
          </Item>
          {particulars.company.portalListingNumber === '' && (
            <Item isDone={false} name={words.listing}>
              {words.listingMissing}
            </Item>
          )}
        </ul>
      )}
      <Refusal
        className="mt-4"
        text={change.isError ? (isConflict(change.error) ? words.conflict : words.failed) : undefined}
      />
      {isAdmin && (
        <div className="mt-4 flex flex-wrap gap-2">
          {opening.isOpen ? (
            <Button variant="secondary" onClick={() => setIsClosing(true)}>
              {words.closeButton}
            </Button>
          ) : (
            <Button
              size="large"
              icon={<Store aria-hidden />}
              isBusy={change.isPending}
              busyLabel={words.opening}
              aria-disabled={!isReady || isDirty}
              className={classNames('max-sm:w-full', (!isReady || isDirty) && 'opacity-60')}
              onClick={openIt}
            >
              {opening.version === 0 ? words.openButton : words.openAgain}
            </Button>
          )}
        </div>
      )}
      {isClosing && (
        <CloseDialog
          isBusy={change.isPending}
          onClose={() => setIsClosing(false)}
          onYes={(reason) => send(false, reason)}
          back={content.editor.back}
        />
      )}
    </Panel>
  )
}
