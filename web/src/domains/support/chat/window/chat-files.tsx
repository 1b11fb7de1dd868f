import type { FileLink } from '@haat/contract/shared/upload.ts'
import { usePublicConfig } from '#api/use-router-context.ts'

/** Shows pictures, and other files by name. Both open in a new tab. */
export function ChatFiles({ files }: { files: FileLink[] }) {
  const { apiUrl } = usePublicConfig()
  const addressOf = ({ url }: FileLink) => (url.startsWith('/') && apiUrl ? new URL(url, apiUrl).href : url)
  return files.map((file) => (
    <a
      key={file.id}
      href={addressOf(file)}
      target="_blank"
      rel="noopener noreferrer"
      className="mt-2 block font-semibold text-crimson underline"
    >
      {file.contentType.startsWith('image/') ? (
        <img
          src={addressOf(file)}
          alt={file.name}
          className="aspect-4/3 w-full rounded-picture bg-sunken object-cover"
        />
      ) : (
        file.name
      )}
    </a>
  ))
}
