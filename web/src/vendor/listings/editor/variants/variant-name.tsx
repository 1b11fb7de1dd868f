import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { useProduct } from '../form/listing-form.ts'
import type { Variant } from '../options/change-options.ts'
import { valuesOf } from './selling.ts'

/** What a variant is: its values, with the picture of the first that has one. */
export function VariantName({ variant }: { variant: Variant }) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, listing } = useProduct()
  const [first, ...rest] = valuesOf(content.options, variant.values)
  const pictureId = content.options.flatMap(
    (option, at) => option.values.find(({ key }) => key === variant.values[at])?.pictureId ?? [],
  )[0]
  const picture = pictureId ? listing?.pictures[pictureId] : undefined
  return (
    <span className="flex items-center gap-2.5">
      {picture && <Picture picture={picture} sizes="36px" isDecorative className="size-9 rounded-badge" />}
      <span>
        <b className="block font-semibold">{first ? inLanguage(first, ui.language) : editor.only}</b>
        <span className="text-muted">{rest.map((value) => inLanguage(value, ui.language)).join(', ')}</span>
        {!variant.isOffered && <span className="block text-fine text-muted">{editor.struckOut}</span>}
      </span>
    </span>
  )
}
