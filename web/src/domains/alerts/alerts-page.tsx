import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Trash from 'lucide-react/icons/trash-2'
import basket from 'picture:state-basket'
import plug from 'picture:state-plug'
import type { ComponentType, ReactNode } from 'react'
import type { AlertList } from '@haat/contract/domains/alerts.ts'
import type { ProductCard, VendorCard } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { alertsQueries, useChangeAlert, type AlertTarget } from './alerts.queries.ts'

/** Components of the catalogue and of vendors, which cannot be imported here, since they import the buttons. */
export interface AlertParts {
  Product: ComponentType<{ product: ProductCard }>
  Shop: ComponentType<{ vendor: VendorCard }>
  Grid: ComponentType<{ children: ReactNode }>
  GridSkeleton: ComponentType<{ count?: number }>
}

/** What somebody waits for, and the shops that they follow. */
export function AlertsPage({ parts }: { parts: AlertParts }) {
  const { alerts: texts } = useArea('profile')
  const query = useQuery(alertsQueries.list(useCall()))
  const { data } = query
  if (!data && query.isError) {
    return (
      <ErrorState picture={plug} headingLevel={2} heading={texts.failed} query={query}>
        {texts.failedText}
      </ErrorState>
    )
  }
  if (!data) return <parts.GridSkeleton count={4} />
  if (data.waiting.length + data.following.length === 0) return <NoAlerts />
  return (
    <div className="grid gap-8">
      <Waiting parts={parts} items={data.waiting} />
      <Following parts={parts} items={data.following} />
    </div>
  )
}

function NoAlerts() {
  const { alerts: texts } = useArea('profile')
  return (
    <EmptyState
      picture={basket}
      headingLevel={2}
      heading={texts.none}
      actions={
        <>
          <ButtonLink to="/vendors/">{texts.findShops}</ButtonLink>
          <Link to="/products/" className={buttonClass({ variant: 'quiet', isWide: true })}>
            {texts.walk}
          </Link>
        </>
      }
    >
      {texts.noneText}
    </EmptyState>
  )
}

/** Takes something off the list, with a way to undo it. */
function useRemove() {
  const { alerts: texts } = useArea('profile')
  const { mutate } = useChangeAlert()
  const onError = () => void showToast('error', texts.changeFailed)
  return (target: AlertTarget, name: string) => {
    const undo = { label: texts.undo, onAct: () => mutate({ ...target, isOn: true }, { onError }) }
    const onSuccess = () => void showToast('default', texts.removed(name), undo)
    mutate({ ...target, isOn: false }, { onSuccess, onError })
  }
}

interface SectionProps<Kind extends keyof AlertList> {
  parts: AlertParts
  items: AlertList[Kind]
}

function Waiting({ parts: { Grid, Product }, items }: SectionProps<'waiting'>) {
  const { ui } = useMessages()
  const { alerts: texts } = useArea('profile')
  const remove = useRemove()
  return (
    <section>
      <h2 className="text-h2">{texts.waiting}</h2>
      <p className="mb-4 text-small text-muted">{items.length > 0 ? texts.waitingText : texts.noneWaiting}</p>
      <Grid>
        {items.map(({ variantId, choice, product, since }) => {
          const words = choice.map((one) => inLanguage(one, ui.language)).join(', ')
          const title = inLanguage(product.title, ui.language)
          return (
            <li key={variantId} className="grid grid-rows-[1fr_auto] gap-y-2">
              <Product product={product} />
              <Foot
                label={texts.stopWaiting(words ? `${title}, ${words}` : title)}
                since={since}
                onRemove={() => remove({ kind: 'variant', id: variantId }, title)}
              >
                {words}
              </Foot>
            </li>
          )
        })}
      </Grid>
    </section>
  )
}

function Following({ parts: { Shop }, items }: SectionProps<'following'>) {
  const { ui } = useMessages()
  const { alerts: texts } = useArea('profile')
  const remove = useRemove()
  return (
    <section>
      <h2 className="text-h2">{texts.following}</h2>
      <p className="mb-4 text-small text-muted">
        {items.length > 0 ? texts.followingText : texts.noneFollowed}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {items.map(({ shop, since }) => {
          const name = inLanguage(shop.name, ui.language)
          return (
            <li key={shop.slug} className="grid grid-rows-[1fr_auto] gap-y-2">
              <Shop vendor={shop} />
              <Foot
                label={texts.unfollow(name)}
                since={since}
                onRemove={() => remove({ kind: 'shop', id: shop.slug }, name)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface FootProps {
  label: string
  since: string
  onRemove(): void
  children?: ReactNode
}

/** Below a card: since when, and a button that takes it off. */
function Foot({ label, since, onRemove, children }: FootProps) {
  const { alerts: texts } = useArea('profile')
  return (
    <div className="flex items-center justify-between gap-2">
      <p className="text-fine text-muted">
        {children && <b className="block font-semibold text-ink">{children}</b>}
        {texts.since} <DateText instant={since} />
      </p>
      <IconButton label={label} className="size-12 text-muted hover:text-crimson" onClick={onRemove}>
        <Trash />
      </IconButton>
    </div>
  )
}
