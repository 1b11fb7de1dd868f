import X from 'lucide-react/icons/x'
import { useArea } from '#messages/use-area.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { Upload } from '../use-uploads.ts'

/** How far a file has come. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { content } = useArea('staff')
  return (
    <li className="flex items-center gap-3 rounded-control border border-line bg-surface py-1 pr-1 pl-4">
      <span className="min-w-0 grow">
        <span className="block truncate text-label">{content.files.uploading(upload.name)}</span>
        <progress
          aria-label={content.files.uploading(upload.name)}
          value={upload.part}
          className="mt-1 block h-2 w-full accent-crimson-fill"
        />
      </span>
      <IconButton label={content.files.stop(upload.name)} onClick={upload.stop}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}
