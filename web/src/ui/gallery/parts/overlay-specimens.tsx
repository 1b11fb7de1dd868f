import { useState } from 'react'
import { Weave } from '../../brand/weave.tsx'
import { Button } from '../../button/button.tsx'
import { Checkbox } from '../../form/checkbox.tsx'
import { Dialog } from '../../modal/dialog.tsx'
import { Field } from '../../form/field.tsx'
import { Sheet } from '../../modal/sheet.tsx'
import { TextInput } from '../../form/text-input.tsx'
import { GallerySection } from './gallery-section.tsx'

type Overlay = 'dialog' | 'picture' | 'sheet'

const rows = Array.from({ length: 14 }, (_, row) => `Lane ${row + 1}`)

export function OverlaySpecimens() {
  const [open, setOpen] = useState<Overlay>()
  const close = () => setOpen(undefined)
  return (
    <GallerySection title="Dialog and sheet">
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('picture')}>
          Dialog with picture
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Open sheet
        </Button>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Clear the wishlist?"
        footer={
          <>
            <Button onClick={close}>Clear</Button>
            <Button variant="secondary" onClick={close}>
              Keep
            </Button>
          </>
        }
      >
        Seven things will be gone. You can undo it for a few seconds.
      </Dialog>
      <Dialog
        isOpen={open === 'picture'}
        onClose={close}
        title="Namaste, welcome back"
        picture={
          <>
            <div className="h-32 bg-marigold" />
            <Weave cell={1} />
          </>
        }
      >
        <Field label="Email">{(control) => <TextInput {...control} type="email" />}</Field>
        <Button size="large" isWide className="mt-4" onClick={close}>
          Sign in
        </Button>
      </Dialog>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={close}
        title="Filters"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Clear all
            </Button>
            <Button onClick={close}>Show 131 products</Button>
          </>
        }
      >
        {rows.map((row) => (
          <Checkbox key={row}>{row}</Checkbox>
        ))}
      </Sheet>
    </GallerySection>
  )
}
