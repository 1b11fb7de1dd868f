import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import MessageCircle from 'lucide-react/icons/message-circle'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Repeat from 'lucide-react/icons/repeat'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { notifyCartChanged } from '#domains/cart/cart-channel.ts'
import { useSaveFile } from '#ui/device/use-save-file.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Spinner } from '#ui/state/spinner.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'

const rowClass =
  'flex min-h-14 w-full items-center gap-3.5 px-4 text-left text-label hover:bg-sunken md:px-5 ' +
  '[&>svg]:size-5 [&>svg]:shrink-0 [&>svg:first-child]:text-crimson [&>svg:last-child]:text-muted'

/** Invoices, buying the same again, and a link to support. */
export function OrderActions({ order }: { order: Order }) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const { fetchInvoice, isBusy, isFetching } = useInvoice(order.number)
  const { buyAgain, isBuying } = useBuyAgain(order.number)
  const billed = order.parcels.filter(({ hasInvoice }) => hasInvoice)
  const isOver = order.parcels.every(({ state }) => state === 'cancelled' || state === 'declined')
  const invoiceName = ({ vendor, isInvoiceCancelled }: Parcel) => {
    const name = inLanguage(vendor.name, ui.language)
    if (order.parcels.length === 1) return isInvoiceCancelled ? orders.invoiceCancelled : orders.invoice
    return isInvoiceCancelled ? orders.invoiceCancelledOf(name) : orders.invoiceOf(name)
  }
  return (
    <section
      aria-label={orders.actions}
      className="divide-y divide-line overflow-hidden rounded-panel bg-surface shadow-2 md:rounded-hero print:hidden"
    >
      {billed.map((parcel) => (
        <button
          key={parcel.position}
          type="button"
          className={rowClass}
          onClick={() => isBusy || fetchInvoice(parcel.position)}
        >
          <FileText aria-hidden />
          <span className="grow">{invoiceName(parcel)}</span>
          {isFetching(parcel.position) ? <Spinner /> : <Download aria-hidden />}
        </button>
      ))}
      {billed.length === 0 && !isOver && (
        <p className="flex items-center gap-3.5 px-4 py-3.5 text-small text-muted md:px-5">
          <FileText aria-hidden className="size-5 shrink-0" />
          {orders.invoiceLater}
        </p>
      )}
      <Link to="/profile/orders/$number/receipt" params={{ number: order.number }} className={rowClass}>
        <ReceiptText aria-hidden />
        <span className="grow">{orders.receipt.link}</span>
        <ChevronRight aria-hidden />
      </Link>
      <button type="button" className={rowClass} onClick={() => isBuying || buyAgain()}>
        <Repeat aria-hidden />
        <span className="grow">{orders.buyAgain}</span>
        {isBuying ? <Spinner /> : <ChevronRight aria-hidden />}
      </button>
      <Link to="/help-support" search={{ order: order.number }} className={rowClass}>
        <MessageCircle aria-hidden />
        <span className="grow">{orders.help}</span>
        <ChevronRight aria-hidden />
      </Link>
    </section>
  )
}

/** Downloads the invoice of a parcel, which only its buyer can load. */
function useInvoice(number: string) {
  const { invoiceSaved: saved, invoiceFailed: failed } = useArea('orders')
  const { mutate, isPending, variables } = useSaveFile({ saved, failed })
  const pathOf = (position: number) => `/orders/${number}/parcels/${position}/invoice`
  return {
    fetchInvoice: (position: number) =>
      mutate({ path: pathOf(position), name: `haat-${number}-${position}.pdf` }),
    isBusy: isPending,
    isFetching: (position: number) => isPending && variables.path === pathOf(position),
  }
}

/** Puts the same products into the cart again, as far as they are in stock, and names those that are not. */
function useBuyAgain(number: string) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const call = useCall()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await call('POST /orders/:number/buy-again', { params: { number } })).data,
    onSuccess: ({ added, missing }) => {
      if (added === 0) return void showToast('warning', orders.boughtNone)
      notifyCartChanged(queryClient)
      const names = missing.map((title) => inLanguage(title, ui.language)).join(', ')
      if (names) void showToast('warning', orders.boughtSome(names))
      else void showToast('success', orders.bought)
      void navigate({ to: '/profile/cart' })
    },
    onError: () => void showToast('error', orders.buyFailed),
  })
  return { buyAgain: mutate, isBuying: isPending }
}
