import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import type { FileLink } from '@haat/contract/shared/upload.ts'
import type { Upload } from './use-uploads.ts'

interface UploadRowsProps {
  files: readonly FileLink[]
  uploads: readonly Upload[]
  /** The label of the button that removes a file. */
  removeLabel(name: string): string
  onRemove(file: FileLink): void
}

const chip =
  'flex min-h-11 max-w-full items-center gap-2 rounded-chip border border-line bg-surface pl-3 text-small'

/** The attachments of the next message: those uploaded, and those under way with their progress. */
export function UploadRows({ files, uploads, removeLabel, onRemove }: UploadRowsProps) {
  if (files.length + uploads.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className={chip}>
          <FileText aria-hidden className="size-5 shrink-0" />
          <span className="max-w-44 truncate">{file.name}</span>
          <button
            type="button"
            aria-label={removeLabel(file.name)}
            onClick={() => onRemove(file)}
            className="grid size-11 place-items-center rounded-chip hover:bg-sunken"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
      {uploads.map(({ id, name, progress }) => (
        <li key={id} className={`${chip} pr-3`}>
          <span className="max-w-36 truncate">{name}</span>
          <progress value={progress} max={1} aria-label={name} className="h-1.5 w-20" />
        </li>
      ))}
    </ul>
  )
}
