import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import type { StaffCategory } from '@haat/contract/domains/catalogue.categories.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { AspectsPanel } from '#console/reviews/aspects/aspects-panel.tsx'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { isConflict, useChangeCategory } from './categories.queries.ts'
import { CategoryEditor } from './particulars/category-editor.tsx'

interface CategoryViewProps {
  category: StaffCategory
  all: readonly StaffCategory[]
}

/** One category: what it asks for, and whether it takes new listings. */
export function CategoryView({ category, all }: CategoryViewProps) {
  const { ui } = useMessages()
  const { categories: texts } = useArea('staff')
  const department = all.find(({ id }) => id === category.parentId)
  const name = inLanguage(category.name, ui.language)
  const isClosedAbove = department?.isClosed === true
  return (
    <section aria-label={name} className="flex min-h-0 min-w-0 flex-col">
      <header
        data-page-head
        className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line bg-surface px-4 py-3 md:px-5"
      >
        <Link
          to="/staff/$"
          params={{ _splat: 'categories' }}
          aria-label={texts.back}
          className="-ml-2 grid size-11 place-items-center rounded-control text-ink md:hidden"
        >
          <ArrowLeft aria-hidden />
        </Link>
        <div className="min-w-0 grow basis-28">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-title [overflow-wrap:anywhere]">{name}</h2>
            {category.isClosed && <Badge tone="blushTint">{texts.closed}</Badge>}
          </div>
          <p className="text-small text-muted">
            {department && `${inLanguage(department.name, ui.language)} · `}
            {texts.onSale(formatCount(category.itemCount, ui.language))}
          </p>
        </div>
        <ClosingButton category={category} name={name} />
      </header>
      <div className="grid min-h-0 grow auto-rows-max content-start gap-4 overflow-y-auto overscroll-contain p-4 md:p-5">
        {(category.isClosed || isClosedAbove) && (
          <p className="rounded-control border-l-4 border-marigold bg-cream px-4 py-3 text-small text-cream-ink">
            {category.isClosed ? texts.closedText : texts.closedAbove}
          </p>
        )}
        <AspectsPanel kind={category.kind} slug={category.slug} />
        <CategoryEditor category={category} department={department} />
      </div>
    </section>
  )
}

/** Closes the category, which is asked about first, or opens it again. */
function ClosingButton({ category, name }: { category: StaffCategory; name: string }) {
  const { categories: texts } = useArea('staff')
  const { parts } = useArea('office')
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useChangeCategory(category.id)
  const send = (step: 'close' | 'open') =>
    mutate(
      { step, body: { version: category.version } },
      {
        onSuccess: () => void showToast('success', step === 'close' ? texts.didClose : texts.opened),
        onError: (failure) =>
          void showToast('error', isConflict(failure) ? parts.conflict : texts.saveFailed),
        onSettled: () => setIsAsking(false),
      },
    )
  if (category.isClosed)
    return (
      <Button variant="secondary" isBusy={isPending} busyLabel={texts.opening} onClick={() => send('open')}>
        {texts.open}
      </Button>
    )
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {texts.close}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.closeTitle(name)}
          text={texts.closeText}
          confirmLabel={texts.close}
          busyLabel={texts.closing}
          isBusy={isPending}
          onConfirm={() => send('close')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
