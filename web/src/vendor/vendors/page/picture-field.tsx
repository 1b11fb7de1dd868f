import ImageUp from 'lucide-react/icons/image-up'
import { useId, type ReactNode } from 'react'
import { pictureMaxBytes } from '@haat/contract/domains/home.rules.ts'
import type { ShopPictureKind } from '@haat/contract/domains/vendors.page.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { fieldId } from './field-id.ts'
import { usePageForm } from './use-page-draft.ts'
import { usePictureUpload } from './use-picture-upload.ts'

interface PictureFieldProps {
  shopId: string
  kind: ShopPictureKind
  onUploaded(picture: Picture): void
  /** The picture as it is now. */
  children: ReactNode
  /** Beside the button that uploads another one. */
  action?: ReactNode
}

/** A picture of the page: shown, and replaced by choosing a file or dropping one. */
export function PictureField({ shopId, kind, onUploaded, children, action }: PictureFieldProps) {
  const { ui } = useMessages()
  const { shopPage } = useArea('vendor')
  const { canChange } = usePageForm()
  const id = useId()
  const { progress, fault, file, send } = usePictureUpload(shopId, kind, onUploaded)
  const limit = `${formatCount(pictureMaxBytes / 1_000_000, ui.language)} MB`
  const percent = progress === undefined ? '' : formatCount(Math.round(progress * 100), ui.language)
  return (
    <fieldset
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [dropped] = event.dataTransfer.files
        if (dropped && canChange) send(dropped)
      }}
    >
      <legend className="mb-2 text-label">{shopPage.pictures[kind]}</legend>
      {children}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {canChange && (
          <label
            className={buttonClass({
              variant: 'secondary',
              className: 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus',
            })}
          >
            <input
              id={fieldId(kind)}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={`${id}-hint`}
              disabled={progress !== undefined}
              className="sr-only"
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                if (chosen) send(chosen)
                // The same file can be chosen again after a refusal.
                target.value = ''
              }}
            />
            <ButtonContent icon={<ImageUp aria-hidden />}>{shopPage.upload[kind]}</ButtonContent>
          </label>
        )}
        {action}
      </div>
      <p id={`${id}-hint`} className="mt-2 text-small text-muted">
        {shopPage.pictureHints[kind]} {shopPage.pictureLimit(limit)}
      </p>
      <div role="status">
        {progress !== undefined && (
          <p className="mt-2 grid gap-1.5 text-small font-semibold">
            {progress < 1 ? shopPage.uploading(percent) : shopPage.checking}
            <progress value={progress} aria-label={shopPage.pictures[kind]} className="h-1.5 w-full" />
          </p>
        )}
      </div>
      <div role="alert">
        {fault && (
          <FieldError id={`${id}-fault`}>
            {fault === 'tooLarge' ? shopPage.faults.tooLarge(limit) : shopPage.faults[fault]}
          </FieldError>
        )}
        {file && (
          <Button variant="secondary" className="mt-2" onClick={() => send(file)}>
            {ui.retry}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
