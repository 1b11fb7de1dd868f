import { useState, type ReactNode } from 'react'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { useProduct } from '../form/listing-form.ts'
import { liveVariantOf } from '../form/live-values.ts'
import { removeOption, removeValue } from './change-options.ts'

interface Removal {
  at: number
  /** Undefined removes the whole option. */
  valueKey: string | undefined
}

/** Removes a value or an option; one that has stock or open orders asks first. */
export function useRemoval(): { remove(removal: Removal): void; question: ReactNode } {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, listing, edit, flush } = useProduct()
  const [asked, setAsked] = useState<Removal>()

  function carryOut({ at, valueKey }: Removal) {
    edit(valueKey === undefined ? removeOption(content, at) : removeValue(content, at, valueKey))
    void flush()
    setAsked(undefined)
  }
  const heldBy = ({ at, valueKey }: Removal) => {
    const gone = content.variants.filter(({ values }) => valueKey === undefined || values[at] === valueKey)
    const live = gone.flatMap(({ values }) => liveVariantOf(listing, values) ?? [])
    return {
      pieces: gone.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
      promised: live.reduce((sum, one) => sum + one.reserved + one.allocated, 0),
    }
  }
  function remove(removal: Removal) {
    const { pieces, promised } = heldBy(removal)
    if (pieces + promised > 0) setAsked(removal)
    else carryOut(removal)
  }

  const option = asked && content.options[asked.at]
  const named = option?.values.find(({ key }) => key === asked?.valueKey) ?? option
  const held = asked && heldBy(asked)
  const count = (figure: number) => formatCount(figure, ui.language)
  const question = asked && named && held && (
    <Dialog
      isOpen
      onClose={() => setAsked(undefined)}
      title={editor.hasStockTitle(inLanguage(named.name, ui.language))}
      footer={
        <>
          <Button variant="secondary" isWide onClick={() => carryOut(asked)}>
            {editor.remove}
          </Button>
          <Button isWide data-autofocus onClick={() => setAsked(undefined)}>
            {editor.keepValue}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {held.promised > 0 && <p>{editor.hasOrdersText(count(held.promised))}</p>}
        {held.pieces > 0 && <p>{editor.hasStockText(count(held.pieces))}</p>}
      </div>
    </Dialog>
  )
  return { remove, question }
}
