import FileText from 'lucide-react/icons/file-text'
import UploadIcon from 'lucide-react/icons/upload'
import { useEffect, useId, useState, type DragEvent } from 'react'
import { contentFileMaxBytes, maxContentFiles } from '@haat/contract/domains/content.rules.ts'
import X from 'lucide-react/icons/x'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { fileSize } from '#domains/content/file-size.ts'
import { useFileUrl } from '#domains/content/use-file-url.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { FieldError } from '#ui/form/field.tsx'
import type { Draft } from '../editor/draft.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ReorderButtons } from '#console/parts/reorder-buttons.tsx'
import { type Upload, useUploads } from './use-uploads.ts'

type Files = Draft['files']

interface FilesFieldProps {
  files: Files
  error: string | undefined
  onChange(change: (files: Files) => Files): void
  onBusy(isBusy: boolean): void
}

/** PDFs that staff drop or choose, in the order in which shoppers see them. */
export function FilesField({ files, error, onChange, onBusy }: FilesFieldProps) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const { uploads, errors, add } = useUploads(files.length, (file) => onChange((all) => [...all, file]))
  const isBusy = uploads.length > 0
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    <fieldset>
      <legend className="mb-2 text-label">{content.files.title}</legend>
      <ul className="grid gap-2">
        {files.map((file, at) => (
          <FileRow key={file.id} file={file} at={at} count={files.length} onChange={onChange} />
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={`mt-2 grid justify-items-center gap-2 rounded-panel border-2 border-dashed p-5 text-center ${isOver ? 'border-crimson bg-blush' : 'border-line-strong'}`}
      >
        <UploadIcon aria-hidden className="size-6 text-muted" />
        <p>
          {content.files.drop}{' '}
          <label
            htmlFor={id}
            className="cursor-pointer font-semibold text-crimson underline focus-within:outline-2 focus-within:outline-focus"
          >
            {content.files.choose}
            <input
              id={id}
              type="file"
              multiple
              accept="application/pdf,.pdf"
              aria-describedby={`${id}-limit`}
              aria-invalid={error ? true : undefined}
              className="sr-only"
              onChange={({ target }) => {
                add([...(target.files ?? [])])
                target.value = ''
              }}
            />
          </label>
        </p>
        <p id={`${id}-limit`} className="text-small text-muted">
          {content.files.limit(
            `${formatCount(contentFileMaxBytes / 1_000_000, ui.language)} MB`,
            formatCount(maxContentFiles, ui.language),
          )}
        </p>
      </div>
      <div role="alert">
        {[...(error ? [error] : []), ...errors].map((text) => (
          <FieldError key={text} id={`${id}-${text}`}>
            {text}
          </FieldError>
        ))}
      </div>
    </fieldset>
  )
}

interface FileRowProps extends Pick<FilesFieldProps, 'onChange'> {
  file: Files[number]
  at: number
  count: number
}

function FileRow({ file, at, count, onChange }: FileRowProps) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const url = useFileUrl(file)
  const move = (step: number) =>
    onChange((files) => {
      const others = files.filter(({ id }) => id !== file.id)
      return others.toSpliced(at + step, 0, file)
    })
  return (
    <li className="flex items-center gap-3 rounded-control border border-line bg-surface py-1 pr-1 pl-4">
      <FileText aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 grow">
        <a href={url} target="_blank" rel="noreferrer" className="text-label break-all hover:underline">
          {file.name}
        </a>
        <span className="flex flex-wrap items-center gap-2 text-fine text-muted">
          {fileSize(file.sizeBytes, ui.language)}
          {at === 0 && <Badge tone="pineTint">{content.files.first}</Badge>}
        </span>
      </span>
      <ReorderButtons
        index={at}
        count={count}
        labels={{
          up: content.files.up(file.name),
          down: content.files.down(file.name),
          remove: content.files.remove(file.name),
        }}
        onMove={move}
        onRemove={() => onChange((files) => files.filter(({ id }) => id !== file.id))}
      />
    </li>
  )
}

/** A file that is being uploaded, with its progress. */
function UploadRow({ upload }: { upload: Upload }) {
  const { content } = useArea('staff')
  return (
    <li className="flex items-center gap-3 rounded-control border border-line bg-surface py-1 pr-1 pl-4">
      <span className="min-w-0 grow">
        <span className="block truncate text-label">{content.files.uploading(upload.name)}</span>
        <progress
          aria-label={content.files.uploading(upload.name)}
          value={upload.progress}
          className="mt-1 block h-2 w-full accent-crimson-fill"
        />
      </span>
      <IconButton label={content.files.stop(upload.name)} onClick={upload.abort}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}
