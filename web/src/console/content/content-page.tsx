import type { PlaceProps } from '../console-place.tsx'
import { ContentHistory } from './content-history.tsx'
import { ContentList } from './content-list.tsx'
import { EditContent } from './edit-content.tsx'
import { NewContent } from './new-content.tsx'

/** `/staff/content`, and below it a content by its id, its versions, and a new one. */
export default function ContentPage({ rest }: PlaceProps) {
  const [id, place] = rest.split('/')
  return <div className="mx-auto max-w-6xl px-4 py-6 md:px-8">{screenOf(id, place)}</div>
}

function screenOf(id: string | undefined, place: string | undefined) {
  if (!id) return <ContentList />
  if (id === 'new') return <NewContent />
  if (place === 'versions') return <ContentHistory key={id} id={id} />
  return <EditContent key={id} id={id} />
}
