import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Weave } from '#ui/brand/weave.tsx'

/** The heading of the cart. On a phone the page has no site header, so a link back stands before it. */
export function CartHead({ count }: { count: number | undefined }) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <div className="max-md:-mx-(--gutter) max-md:-mt-1 max-md:bg-surface">
      <div className="flex items-baseline gap-2 max-md:min-h-14 max-md:items-center max-md:px-1.5">
        <Link
          to="/products/"
          aria-label={cart.back}
          className="grid size-11 place-items-center md:hidden"
          onClick={(event) => {
            if (!canGoBack) return
            event.preventDefault()
            router.history.back()
          }}
        >
          <ArrowLeft aria-hidden className="size-5.5" />
        </Link>
        <h1 className="text-h1 max-md:text-title">{cart.title}</h1>
        {count !== undefined && count > 0 && (
          <p className="text-muted">{cart.count(formatCount(count, ui.language), count === 1)}</p>
        )}
      </div>
      <Weave cell={1} className="md:hidden" />
    </div>
  )
}
