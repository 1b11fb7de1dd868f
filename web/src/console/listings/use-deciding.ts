import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review, ReviewCard } from '@haat/contract/domains/listings.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { reviewQueries, useDecide, type Decision, type ReviewFilter } from './listings.queries.ts'
import { dropReasons } from './reasons/reason-drafts.ts'

interface Options {
  rows: ReviewCard[] | undefined
  filter: ReviewFilter
  openId: string
  onOpen(id: string): void
}

/**
 * Decides about versions. The next one is opened at once; should the decision come to nothing, the reader is told, and
 * led back by a button.
 */
export function useDeciding({ rows: loaded, filter, openId, onOpen }: Options) {
  const { decide: texts } = useArea('staff').listings
  const { ui } = useMessages()
  const call = useCall()
  const client = useQueryClient()
  const { mutateAsync } = useDecide()
  const [decided, setDecided] = useState<readonly string[]>([])
  const rows = filter.state === 'decided' ? loaded : loaded?.filter(({ id }) => !decided.includes(id))
  const at = rows?.findIndex(({ id }) => id === openId) ?? -1

  const step = (by: 1 | -1) => {
    const next = rows?.[at === -1 ? 0 : at + by]
    if (next) onOpen(next.id)
  }

  /** Why it came to nothing: another decision, a newer version, or something else. */
  async function sayWhy({ id, title }: Review, failure: unknown) {
    const name = inLanguage(title, ui.language)
    const isConflict = failure instanceof ApiFailure && failure.status === 409
    const now = isConflict
      ? await client.fetchQuery(reviewQueries.one(call, id)).catch(() => undefined)
      : undefined
    const text = now?.newerId ? texts.newer : now && now.decidedAt !== null ? texts.meanwhile : texts.failed
    void showToast('error', text(name), {
      label: texts.look,
      onAct: () => onOpen(now?.newerId ?? id),
    })
  }

  async function decide(review: Review, decision: Decision) {
    const name = inLanguage(review.title, ui.language)
    const said = {
      approve: review.state === 'trusted' ? texts.left : texts.approved,
      'send-back': texts.sentBack,
      'take-back': texts.tookBack,
    }
    setDecided((before) => [...before, review.id])
    onOpen((rows?.[at + 1] ?? rows?.[at - 1])?.id ?? '')
    try {
      await mutateAsync({ id: review.id, decision })
      dropReasons(review.id)
      void showToast('success', said[decision.step](name))
    } catch (failure) {
      setDecided((before) => before.filter((id) => id !== review.id))
      await sayWhy(review, failure)
    }
  }
  return { rows, step, decide }
}
export type Deciding = ReturnType<typeof useDeciding>
