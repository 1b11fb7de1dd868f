import { useArea } from '#ui/messages/use-area.ts'
import { FieldError } from '#ui/form/field.tsx'
import { Panel } from '#ui/panel.tsx'
import { PictureTiles } from '../pictures/picture-tiles.tsx'
import { fieldId } from './form/field-id.ts'
import { useListing } from './form/listing-form.ts'
import { ReasonNotes } from './standing/reason-notes.tsx'

/** The pictures, and their words; what names a picture that was cut follows it. */
export function PicturesFields({ isCameraFirst = false }: { isCameraFirst?: boolean }) {
  const { shop, content, edit, canChange, errorAt, picturesOf } = useListing()
  const error = errorAt('pictures')
  function replace(before: string, after: string) {
    if (content.kind !== 'product') return
    const options = content.options.map((option) => ({
      ...option,
      values: option.values.map((value) =>
        value.pictureId === before ? { ...value, pictureId: after } : value,
      ),
    }))
    edit({ options })
  }
  return (
    <div id={fieldId('pictures')}>
      <ReasonNotes part="pictures" />
      <PictureTiles
        shopId={shop.shopId}
        listingId={picturesOf}
        value={content.pictures}
        onChange={(pictures) => edit({ pictures })}
        onReplace={replace}
        canChange={canChange}
        isCameraFirst={isCameraFirst}
      />
      {error && <FieldError id="pictures-error">{error}</FieldError>}
    </div>
  )
}

export function PicturesPanel() {
  const { listingEditor: editor } = useArea('vendor')
  return (
    <Panel title={editor.pictures}>
      <PicturesFields />
    </Panel>
  )
}
