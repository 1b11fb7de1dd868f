import { useRef, useState } from 'react'
import type { FileLink } from '@haat/contract/shared/upload.ts'
import { ApiFailure } from '#api/client.ts'
import { uploadFile } from '#api/upload-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'

export interface Upload {
  id: string
  name: string
  /** The progress, from 0 to 1. */
  progress: number
}

interface Options {
  path: string
  headers?: Record<string, string>
  /** The number of files uploaded already. */
  count: number
  maxCount: number
  onUploaded(file: FileLink): void
  /** `isFull` means that the server has no room for files. */
  onRefused(name: string, why: string | undefined, isFull: boolean): void
  onTooMany(): void
}

/** Uploads files and tells the progress of each. */
export function useUploads({ path, headers, count, maxCount, onUploaded, onRefused, onTooMany }: Options) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const [uploads, setUploads] = useState<Upload[]>([])
  const next = useRef(0)
  const set = (id: string, change: (upload: Upload) => Upload | undefined) =>
    setUploads((all) => all.flatMap((one) => (one.id === id ? (change(one) ?? []) : one)))

  function add(files: Iterable<File>) {
    const room = maxCount - count - uploads.length
    const all = [...files]
    if (all.length > room) onTooMany()
    for (const file of all.slice(0, Math.max(0, room))) {
      const id = String(next.current++)
      setUploads((before) => [...before, { id, name: file.name, progress: 0 }])
      const onProgress = (progress: number) => set(id, (upload) => ({ ...upload, progress }))
      uploadFile({ call, apiUrl }, { path, file, ...(headers && { headers }), onProgress })
        .then(onUploaded, (failure: unknown) => {
          const refusal = failure instanceof ApiFailure ? failure : undefined
          onRefused(file.name, refusal?.message, refusal?.status === 507)
        })
        .finally(() => set(id, () => undefined))
    }
  }
  return { uploads, add }
}
