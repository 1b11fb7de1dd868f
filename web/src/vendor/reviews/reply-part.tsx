import { useState, type ReactNode } from 'react'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import type { ShopReview } from '@haat/contract/domains/reviews.shop.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useWithdrawReply } from './reviews.queries.ts'

interface ReplyPartProps {
  shop: Shop
  review: ShopReview
}

/** The shop's one reply: a button for it, the box in which it is written, or how it reads. Other buttons stand beside or below. */
export function ReplyPart({ shop, review, children }: ReplyPartProps & { children: ReactNode }) {
  const { reply: texts } = useArea('vendor').reviews
  const [isWriting, setIsWriting] = useState(false)
  const isSuspended = shop.state === 'suspended'
  if (isWriting) return <ReplyForm shopId={shop.shopId} review={review} onClose={() => setIsWriting(false)} />
  if (!review.reply)
    return (
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          disabled={isSuspended}
          aria-label={texts.writeTo(review.author)}
          onClick={() => setIsWriting(true)}
        >
          {texts.write}
        </Button>
        {children}
      </div>
    )
  return (
    <>
      <ShownReply shop={shop} review={review} onChange={() => setIsWriting(true)} />
      <div className="mt-2 -mb-2 flex">{children}</div>
    </>
  )
}

function ShownReply({ shop, review, onChange }: ReplyPartProps & { onChange(): void }) {
  const { frame, reviews } = useArea('vendor')
  const { ui } = useMessages()
  const now = useBrowserTime()
  const { reply: texts } = reviews
  const { reply, replyState, replyEditableUntil } = review
  const isFixed =
    replyState === 'removed' || replyEditableUntil === null || nepalDay(now) > replyEditableUntil
  return (
    <div className="relative mt-4 overflow-hidden rounded-control bg-indigo-tint py-3.5 pr-4 pl-7">
      <span aria-hidden className="weave weave-turned weave-1 absolute inset-y-0 left-0 h-full" />
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
        <span className="font-semibold">{inLanguage(shop.name, ui.language)}</span>
        <Badge tone="indigo">{frame.mark}</Badge>
        <span className="text-muted">
          <DateText instant={reply!.at} />
        </span>
      </p>
      <p className="mt-1 max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">{reply!.text}</p>
      {(replyState === 'held' || replyState === 'removed') && (
        <p className="mt-2 text-small font-semibold text-cream-ink">{texts.states[replyState]}</p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-muted">
        <span className="grow">
          {isFixed
            ? texts.fixed
            : texts.until(formatLocalDate(`${replyEditableUntil}T12:00:00+05:45`, ui.language))}
        </span>
        {!isFixed && shop.state !== 'suspended' && (
          <span className="flex gap-1">
            <Button variant="quiet" onClick={onChange}>
              {texts.change}
            </Button>
            <WithdrawButton shopId={shop.shopId} reviewId={review.id} />
          </span>
        )}
      </div>
    </div>
  )
}

/** Takes the reply back, which is asked about first. */
function WithdrawButton({ shopId, reviewId }: { shopId: string; reviewId: string }) {
  const { reply: texts } = useArea('vendor').reviews
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useWithdrawReply(shopId, reviewId)
  const withdraw = () =>
    mutate(undefined, {
      onSuccess: () => void showToast('success', texts.withdrawn),
      onError: () => void showToast('error', texts.failed),
      onSettled: () => setIsAsking(false),
    })
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {texts.withdraw}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.withdrawTitle}
          text={texts.withdrawText}
          confirmLabel={texts.withdraw}
          busyLabel={texts.withdrawing}
          isBusy={isPending}
          onConfirm={withdraw}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
