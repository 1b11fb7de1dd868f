import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useListing } from '../form/listing-form.ts'

interface ValuePictureProps {
  pictureId: string | null
  onChoose(pictureId: string | null): void
}

/** Which of the listing's pictures shows a value; nothing while it has none. */
export function ValuePicture({ pictureId, onChoose }: ValuePictureProps) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { pictures } = useListing().content
  if (pictures.length === 0) return null
  return (
    <Field label={editor.valuePicture}>
      {(control) => (
        <SelectInput
          {...control}
          value={pictureId ?? ''}
          onChange={({ target }) => onChoose(target.value || null)}
        >
          <option value="">{editor.noPicture}</option>
          {pictures.map(({ pictureId: id, alt }, at) => (
            <option key={id} value={id}>
              {alt[ui.language] || alt.en || editor.pictureNumber(formatCount(at + 1, ui.language))}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  )
}
