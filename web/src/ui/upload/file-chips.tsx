import FileText from 'lucide-react/icons/file-text'
import type { FileLink } from '@haat/contract/shared/upload.ts'

/** The attachments of a message: pictures as thumbnails, other files by name. Both open in a new tab. */
export function FileChips({ files }: { files: readonly FileLink[] }) {
  if (files.length === 0) return null
  return (
    <ul className="mt-2.5 flex flex-wrap gap-2">
      {files.map(({ id, url, name, contentType }) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 max-w-64 items-center gap-2 overflow-hidden rounded-chip border border-line bg-surface text-small text-ink no-underline hover:border-line-strong"
          >
            {contentType.startsWith('image/') ? (
              <img src={url} alt={name} loading="lazy" className="h-24 max-w-40 object-cover" />
            ) : (
              <>
                <FileText aria-hidden className="ml-3 size-5 shrink-0" />
                <span className="truncate pr-3">{name}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
