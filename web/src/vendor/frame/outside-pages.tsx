import basket from 'picture:state-basket'
import identity from 'picture:state-identity'
import magnifier from 'picture:state-magnifier'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MyShop } from '@haat/contract/domains/members.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'
import { LanguageSwitch } from '#ui/preferences/language-switch.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { useMyInvitations } from '../members/members.queries.ts'
import { MyInvitations } from '../members/my-invitations.tsx'
import { ShopLinks } from './shop-switcher.tsx'

/** The frame of pages of the portal that belong to no shop: the name of Haat, which leads to the market, and the language. */
export function OutsideFrame({ title, children }: { title: string; children: ReactNode }) {
  const { shell } = useMessages()
  return (
    <>
      <HeadTags title={title} description={undefined} path={undefined} isHidden />
      <header data-page-head className="sticky top-0 z-20 bg-surface">
        <div className="mx-auto flex min-h-16 max-w-300 items-center justify-between gap-4 px-4 md:px-7">
          <Link to="/" aria-label={shell.homeLink} className="rounded-chip">
            <Logo />
          </Link>
          <LanguageSwitch />
        </div>
        <Weave cell={1} />
      </header>
      <main className="mx-auto max-w-300 px-4 py-5 md:px-7">{children}</main>
    </>
  )
}

/** Says to a signed-in person what the portal is for, and that no shop is theirs; or which shops invite them. */
export function NoShop({ email }: { email: string }) {
  const { noShop, join } = useArea('vendor')
  const { shell } = useMessages()
  const { data: invitations = [], isPending } = useMyInvitations()
  if (isPending) return <LoadingPage />
  if (invitations.length > 0) {
    return (
      <OutsideFrame title={join.mine.title}>
        <section className="mx-auto mt-4 max-w-md rounded-panel bg-surface p-5 shadow-2 md:mt-10 md:rounded-hero md:p-7">
          <h1 className="text-h1">{join.mine.title}</h1>
          <p className="mt-2 mb-4 text-muted">{join.mine.text(email)}</p>
          <MyInvitations invitations={invitations} />
        </section>
        <div className="mx-auto mt-6 max-w-md text-center">
          <ButtonLink to="/" variant="quiet">
            {shell.goHome}
          </ButtonLink>
        </div>
      </OutsideFrame>
    )
  }
  return (
    <OutsideFrame title={noShop.title}>
      <EmptyState
        picture={basket}
        tone="cream"
        heading={noShop.title}
        actions={
          <>
            <Link to="/vendor/$" params={{ _splat: 'apply' }} className={buttonClass({ isWide: true })}>
              {noShop.sell}
            </Link>
            <ButtonLink to="/" variant="quiet">
              {shell.goHome}
            </ButtonLink>
          </>
        }
      >
        {noShop.text(email)} {noShop.invited}
      </EmptyState>
    </OutsideFrame>
  )
}

export const LoadingPage = () => (
  <div className="grid min-h-dvh place-items-center">
    <LoadingMark />
  </div>
)

interface LostShopProps {
  /** What was known of the shop, if the reader has been in it. */
  shop: MyShop | undefined
  /** The other shops of the reader. */
  others: MyShop[] | undefined
}

/** Shown to who does not belong to the shop of the address, or was removed from it meanwhile. */
export function LostShop({ shop, others = [] }: LostShopProps) {
  const { lost } = useArea('vendor')
  const { shell, ui } = useMessages()
  const title = shop ? lost.titleOf(inLanguage(shop.name, ui.language)) : lost.title
  return (
    <OutsideFrame title={title}>
      <div role="alert">
        <EmptyState
          picture={identity}
          tone="indigo"
          heading={title}
          actions={others.length === 0 && <ButtonLink to="/">{shell.goHome}</ButtonLink>}
        >
          {shop ? lost.textOf : lost.text}
        </EmptyState>
      </div>
      {others.length > 0 && (
        <nav aria-label={lost.others} className="mx-auto max-w-md">
          <h2 className="mb-2 text-title">{lost.others}</h2>
          <ShopLinks shops={others} currentId={undefined} />
        </nav>
      )}
    </OutsideFrame>
  )
}

/** Shown at an address of the portal that names no page; the navigation around it stays. */
export function PageNotFound({ shopId }: { shopId: string }) {
  const { frame } = useArea('vendor')
  return (
    <>
      <HeadTags title={frame.noPlace} description={undefined} path={undefined} isHidden />
      <EmptyState
        picture={magnifier}
        tone="indigo"
        heading={frame.noPlace}
        actions={
          <Link to="/vendor/$" params={{ _splat: shopId }} className={buttonClass({ isWide: true })}>
            {frame.places.home}
          </Link>
        }
      >
        {frame.noPlaceText}
      </EmptyState>
    </>
  )
}
