import { useNavigate } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { carriedStates, type ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { usePapers } from '../parts/use-papers.ts'
import { useAccept, usePack, type StepOutcome } from '../parcels.queries.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { readHandOver } from './kept-hand-over.ts'
import { OutcomesDialog, type SeveralStep } from './outcomes-dialog.tsx'
import { PickingDialog } from './picking-dialog.tsx'
import type { Selection } from './use-selection.ts'
import { useFailureText } from '../parts/use-failure-text.ts'

interface SelectionBarProps {
  shop: Shop
  selection: Selection
}

/** What can be done with the chosen parcels at once: only what at least one of them allows. */
export function SelectionBar({ shop: { shopId }, selection }: SelectionBarProps) {
  const { orders } = useArea('vendor')
  const failureText = useFailureText()
  const { count } = useFigures()
  const accept = useAccept(shopId)
  const pack = usePack(shopId)
  const papers = usePapers(shopId)
  const navigate = useNavigate()
  // Who comes back from scanning a number goes on where they were.
  const [kept] = useState(() => readHandOver(shopId))
  const [open, setOpen] = useState<'picking' | 'handOver' | 'keptHandOver' | undefined>(
    kept && 'keptHandOver',
  )
  const [outcomes, setOutcomes] = useState<{ step: SeveralStep; items: StepOutcome[] }>()
  const { chosen, clear } = selection
  const inStates = (...states: ParcelState[]) =>
    chosen.filter(({ state }) => states.includes(state)).map(({ number }) => number)
  const fresh = inStates('confirmed')
  const unpacked = inStates('confirmed', 'accepted')
  const packed = inStates('packed')
  const withLabel = inStates('packed', ...carriedStates)
  const withBill = inStates('packed', ...carriedStates, 'delivered', 'partlyDelivered')
  // Of what is delivered there is nothing to send, so there is no label either.
  const areLabelled = withLabel.length === withBill.length

  const end = (step: SeveralStep, items: StepOutcome[]) => {
    setOpen(undefined)
    clear()
    if (items.every(({ refusal }) => refusal === null))
      void showToast('success', orders.outcomes.allDone(count(items.length)))
    else setOutcomes({ step, items })
  }
  const act = (step: 'accept' | 'pack', numbers: string[]) =>
    void (step === 'accept' ? accept : pack).mutateAsync(numbers).then(
      (items) => end(step, items),
      (failure: unknown) => void showToast('error', failureText(failure)!),
    )
  const isBusy = accept.isPending || pack.isPending
  const actions = [
    fresh.length > 0 && { name: 'accept', onClick: () => act('accept', fresh) },
    unpacked.length > 0 && { name: 'picking', onClick: () => setOpen('picking') },
    unpacked.length > 0 && { name: 'pack', onClick: () => act('pack', unpacked) },
    withBill.length > 0 && {
      name: areLabelled ? 'papers' : 'bills',
      onClick: () => papers.mutate({ numbers: withBill, kinds: areLabelled ? ['bill', 'label'] : ['bill'] }),
    },
    packed.length > 0 && {
      name: 'run',
      onClick: () =>
        void navigate({
          to: '/vendor/$',
          params: { _splat: `${shopId}/orders/runs/new` },
          search: { parcels: packed.join(',') } as object,
        }),
    },
    packed.length > 0 && { name: 'handOver', onClick: () => setOpen('handOver') },
  ] as (false | { name: keyof typeof orders.actions; onClick(): void })[]
  const shown = actions.filter((one) => one !== false)
  const isPaper = (name: keyof typeof orders.actions) => name === 'papers' || name === 'bills'

  return (
    <>
      <section
        hidden={chosen.length === 0}
        aria-label={orders.selectedNote(count(chosen.length))}
        className="sticky bottom-[calc(var(--phone-bar-height)+0.5rem)] z-10 grid gap-2 rounded-panel bg-surface p-3 shadow-3 md:bottom-4 md:flex md:items-center md:gap-3 md:px-5 [&[hidden]]:hidden"
      >
        <div className="flex items-center justify-between gap-2 md:grow md:justify-start">
          <p role="status" className="text-h3">
            {orders.selectedNote(count(chosen.length))}
          </p>
          <IconButton label={orders.clear} onClick={clear} className="md:order-first">
            <X aria-hidden />
          </IconButton>
        </div>
        <div className="grid auto-cols-fr grid-flow-col gap-2 max-md:grid-flow-row max-md:grid-cols-2">
          {shown.map(({ name, onClick }, at) => (
            <Button
              key={name}
              // One crimson action a view: the one that moves the parcels on.
              variant={at === shown.length - 1 && !isPaper(name) ? 'primary' : 'secondary'}
              className="px-3 text-small! md:whitespace-nowrap"
              isBusy={
                (isBusy && (name === 'accept' || name === 'pack')) || (isPaper(name) && papers.isPending)
              }
              onClick={onClick}
            >
              {orders.actions[name]}
            </Button>
          ))}
        </div>
      </section>
      {open === 'picking' && (
        <PickingDialog shopId={shopId} numbers={unpacked} onClose={() => setOpen(undefined)} />
      )}
      {(open === 'handOver' || open === 'keptHandOver') && (
        <HandOverDialog
          shopId={shopId}
          numbers={open === 'keptHandOver' ? kept!.numbers : packed}
          onDone={(items) => end('handOver', items)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {outcomes && <OutcomesDialog {...outcomes} onClose={() => setOutcomes(undefined)} />}
    </>
  )
}
