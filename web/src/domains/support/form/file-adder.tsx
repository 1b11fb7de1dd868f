import Plus from 'lucide-react/icons/plus'
import { useId, useRef, useState } from 'react'
import { maxTicketFiles, ticketFileTypes } from '@haat/contract/domains/support.tickets.rules.ts'
import type { FileLink } from '@haat/contract/shared/upload.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { UploadRows } from '#ui/upload/upload-rows.tsx'
import { useUploads } from '#ui/upload/use-uploads.ts'

interface Options {
  path: string
  headers?: Record<string, string>
}

/** The files of the next message, and the function that adds more. */
export function useFileAdder({ path, headers }: Options) {
  const contact = useArea('contact')
  const [files, setFiles] = useState<FileLink[]>([])
  const { uploads, add } = useUploads({
    path,
    ...(headers && { headers }),
    count: files.length,
    maxCount: maxTicketFiles,
    onUploaded: (file) => setFiles((before) => [...before, file]),
    onRefused: (name, why, isFull) =>
      void showToast('error', isFull ? contact.noRoom : (why ?? contact.fileFailed(name))),
    onTooMany: () => void showToast('error', contact.filesTooMany),
  })
  return {
    files,
    uploads,
    add,
    remove: (file: FileLink) => setFiles((before) => before.filter(({ id }) => id !== file.id)),
    clear: () => setFiles([]),
    isBusy: uploads.length > 0,
  }
}

export function FileAdder({ adder }: { adder: ReturnType<typeof useFileAdder> }) {
  const contact = useArea('contact')
  const picker = useRef<HTMLInputElement>(null)
  const hintId = useId()
  return (
    <div className="grid justify-items-start gap-2">
      <UploadRows
        files={adder.files}
        uploads={adder.uploads}
        removeLabel={contact.removeFile}
        onRemove={adder.remove}
      />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={contact.addFile}
        accept={ticketFileTypes.join(',')}
        onChange={({ currentTarget }) => {
          adder.add(currentTarget.files ?? [])
          currentTarget.value = ''
        }}
      />
      <Button
        variant="secondary"
        icon={<Plus aria-hidden />}
        aria-describedby={hintId}
        onClick={() => picker.current?.click()}
      >
        {contact.addFile}
      </Button>
      <p id={hintId} className="text-small text-muted">
        {contact.filesHint}
      </p>
    </div>
  )
}
