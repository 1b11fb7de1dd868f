import FileText from 'lucide-react/icons/file-text'
import UploadIcon from 'lucide-react/icons/upload'
import { useEffect, useId, useState, useRef, type DragEvent } from 'react'
import { contentFileMaxBytes, maxContentFiles } from '@haat/contract/domains/content.rules.ts'
import X from 'lucide-react/icons/x'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { uploadFile } from '#api/upload-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { fileSize } from '#domains/content/file-size.ts'
import { useFileUrl } from '#domains/content/use-file-url.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ReorderButtons } from '#office/parts/reorder-buttons.tsx'

type Files = MasterContent['files']

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

type FileLink = MasterContent['files'][number]

interface Upload {
  key: number
  name: string
  /** From 0 to 1. */
  progress: number
  abort(): void
}

let lastKey = 0

/** Uploads files, and keeps their progress and errors; `onUploaded` gets each file that has arrived. */
function useUploads(fileCount: number, onUploaded: (file: FileLink) => void) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const limit = `${formatCount(contentFileMaxBytes / 1_000_000, ui.language)} MB`
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [errors, setErrors] = useState<string[]>([])
  const controllers = useRef(new Set<AbortController>())
  useEffect(() => {
    const running = controllers.current
    return () => {
      for (const controller of running) controller.abort()
    }
  }, [])

  async function send(file: File) {
    const key = ++lastKey
    const controller = new AbortController()
    controllers.current.add(controller)
    setUploads((all) => [...all, { key, name: file.name, progress: 0, abort: () => controller.abort() }])
    const onProgress = (progress: number) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, progress } : one)))
    try {
      onUploaded(
        await uploadFile(
          { call, apiUrl },
          { path: '/master-content/files', file, onProgress, signal: controller.signal },
        ),
      )
    } catch (failure) {
      if (!controller.signal.aborted) setErrors((all) => [...all, errorTextOf(file, failure)])
    } finally {
      controllers.current.delete(controller)
      setUploads((all) => all.filter((one) => one.key !== key))
    }
  }

  function errorTextOf(file: File, failure: unknown): string {
    const status = failure instanceof Error && 'status' in failure ? failure.status : undefined
    if (status === 415) return content.files.notPdf(file.name)
    if (status === 507) return content.files.noRoom
    if (status === 413) return content.files.tooLarge(file.name, limit)
    return content.files.failed(file.name)
  }

  function add(files: File[]) {
    const refused: string[] = []
    let slotsLeft = maxContentFiles - fileCount - uploads.length
    for (const file of files) {
      if (file.size > contentFileMaxBytes) refused.push(content.files.tooLarge(file.name, limit))
      else if (file.type !== '' && file.type !== 'application/pdf')
        refused.push(content.files.notPdf(file.name))
      else if (slotsLeft-- > 0) void send(file)
      else refused.push(content.files.tooMany(formatCount(maxContentFiles, ui.language)))
    }
    setErrors([...new Set(refused)])
  }
  return { uploads, errors, add }
}
