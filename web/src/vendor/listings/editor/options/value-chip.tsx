import X from 'lucide-react/icons/x'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { fieldId } from '../form/field-id.ts'
import { useProduct } from '../form/listing-form.ts'
import type { OptionValue } from './change-options.ts'

interface ValueChipProps {
  path: string
  value: OptionValue
  onEdit(): void
  onRemove(): void
}

/** A value of an option: pressed, it can be changed; its cross removes it. */
export function ValueChip({ path, value, onEdit, onRemove }: ValueChipProps) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { listing, canChange, errorAt } = useProduct()
  const name = inLanguage(value.name, ui.language)
  const picture = value.pictureId === null ? undefined : listing?.pictures[value.pictureId]
  const error = errorAt(`${path}.name`)
  return (
    <li className="flex flex-col">
      <span
        className={`flex items-center rounded-chip bg-blush text-small font-semibold text-crimson-deep ${error ? 'ring-2 ring-crimson' : ''}`}
      >
        <button
          type="button"
          id={fieldId(path)}
          aria-label={editor.editValue(name)}
          disabled={!canChange}
          onClick={onEdit}
          className="flex min-h-11 items-center gap-2 pl-2.5"
        >
          {picture && (
            <Picture picture={picture} sizes="28px" isDecorative className="size-7 rounded-badge" />
          )}
          {name}
        </button>
        <button
          type="button"
          aria-label={editor.removeValue(name)}
          disabled={!canChange}
          onClick={onRemove}
          className="grid min-h-11 min-w-9 place-items-center"
        >
          <X aria-hidden className="size-4" />
        </button>
      </span>
      {error && <span className="mt-1 text-fine font-semibold text-crimson">{error}</span>}
    </li>
  )
}
