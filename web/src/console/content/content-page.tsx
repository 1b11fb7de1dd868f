import { ContentHistory } from './documents/versions/content-history.tsx'
import { ContentList } from './documents/list/content-list.tsx'
import { EditContent } from './documents/editor/edit-content.tsx'
import { NewContent } from './documents/editor/new-content.tsx'

/** Serves `/staff/content`, `/staff/content/new`, `/staff/content/<id>` and `/staff/content/<id>/versions`. */
export default function ContentPage({ rest }: { rest: string }) {
  const [id, subpage] = rest.split('/')
  return <div className="mx-auto max-w-6xl px-4 py-6 md:px-8">{renderSubpage(id, subpage)}</div>
}

function renderSubpage(id: string | undefined, subpage: string | undefined) {
  if (!id) return <ContentList />
  if (id === 'new') return <NewContent />
  if (subpage === 'versions') return <ContentHistory key={id} id={id} />
  return <EditContent key={id} id={id} />
}
