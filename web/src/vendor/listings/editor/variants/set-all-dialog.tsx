import { useState } from 'react'
import { parseRupees } from '@haat/contract/shared/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { useNewRate } from '../../../commission/use-new-rate.ts'
import { ReceivedNote } from '../../prices/price-notes.tsx'
import { useProduct } from '../form/listing-form.ts'
import type { Selling } from './selling.ts'

/** Asks for one price, and sets it for every variant. */
export function SetAllDialog({ selling, onClose }: { selling: Selling; onClose(): void }) {
  const { listingEditor: editor } = useArea('vendor')
  const { content, shop } = useProduct()
  const rate = useNewRate({ shopId: shop.shopId, categorySlug: content.categorySlug }, selling.rate)
  const [text, setText] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const pricePaisa = parseRupees(text)
  const isPrice = pricePaisa !== undefined && pricePaisa > 0
  function setAll() {
    setIsAsked(true)
    if (!isPrice) return
    selling.apply(selling.variants.map((_, row) => ({ row, field: 'pricePaisa', value: pricePaisa })))
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={editor.setAllTitle}
      footer={
        <Button isWide onClick={setAll}>
          {editor.save1}
        </Button>
      }
    >
      <p className="mb-4 text-small text-muted">{editor.setAllText}</p>
      <Field
        label={editor.price}
        error={isAsked && !isPrice ? editor.notAnAmount : undefined}
        hint={<ReceivedNote pricePaisa={pricePaisa ?? null} rate={rate} />}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            data-autofocus
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
