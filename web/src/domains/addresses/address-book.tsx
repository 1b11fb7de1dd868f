import compass from 'picture:state-compass'
import teapot from 'picture:state-teapot'
import { useId, useState, useEffect, useRef, type ReactNode } from 'react'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { AddressForm } from './address-form.tsx'
import { useAddresses } from './addresses.queries.ts'
import { AddressList } from './book/address-list.tsx'
import type { Receiver } from './form/use-address-form.ts'

/** All addresses of a shopper, or the form for one of them. */
export function AddressBook({ receiver }: { receiver: Receiver }) {
  const texts = useArea('addresses')
  const formId = useId()
  const query = useAddresses()
  const items = query.data
  const [open, setShown] = useState<Address | 'new'>()
  const [wasOpen, setWasOpen] = useState(false)
  const setOpen = (next: Address | 'new' | undefined) => {
    setShown(next)
    setWasOpen(next === undefined)
  }
  const onSaved = () => {
    setOpen(undefined)
    void showToast('success', texts.saved)
  }

  if (open) {
    return (
      <FocusedPart key="form">
        <Panel title={open === 'new' ? texts.addTitle : texts.editTitle}>
          <AddressForm
            id={formId}
            address={open === 'new' ? undefined : open}
            receiver={receiver}
            hasOthers={(items ?? []).length > 0}
            submitLabel={texts.save}
            onSaved={onSaved}
          >
            <Button variant="secondary" size="large" onClick={() => setOpen(undefined)}>
              {texts.cancel}
            </Button>
          </AddressForm>
        </Panel>
      </FocusedPart>
    )
  }
  if (items?.length === 0) return <NoAddress onAdd={() => setOpen('new')} />
  if (items) {
    return (
      <FocusedPart key="list" isFocused={wasOpen}>
        <p className="mb-5 text-muted">{texts.lead}</p>
        <AddressList items={items} onAdd={() => setOpen('new')} onEdit={setOpen} />
      </FocusedPart>
    )
  }
  if (!query.isError) return <Waiting />
  return (
    <ErrorState picture={teapot} headingLevel={2} heading={texts.failed} query={query}>
      {texts.failedText}
    </ErrorState>
  )
}

const Waiting = () => (
  <SkeletonGroup className="grid gap-4 sm:grid-cols-2">
    <Skeleton className="h-52 rounded-hero" />
    <Skeleton className="h-52 rounded-hero" />
  </SkeletonGroup>
)

function NoAddress({ onAdd }: { onAdd: () => void }) {
  const texts = useArea('addresses')
  return (
    <EmptyState
      picture={compass}
      headingLevel={2}
      heading={texts.empty}
      actions={
        <Button isWide onClick={onAdd}>
          {texts.add}
        </Button>
      }
    >
      {texts.emptyText}
    </EmptyState>
  )
}

/** Takes the focus when it replaces the element that had it, so that the keyboard continues here. */
function FocusedPart({ isFocused = true, children }: { isFocused?: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) part.current?.focus()
  }, [isFocused])
  return (
    <div ref={part} tabIndex={-1} className="scroll-mt-4 shadow-none outline-none">
      {children}
    </div>
  )
}
