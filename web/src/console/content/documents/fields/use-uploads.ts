import { useEffect, useRef, useState } from 'react'
import { contentFileMaxBytes, maxContentFiles } from '@haat/contract/domains/content.rules.ts'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { uploadFile } from '#api/upload-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

type FileLink = MasterContent['files'][number]

export interface Upload {
  key: number
  name: string
  /** From 0 to 1. */
  progress: number
  abort(): void
}

let lastKey = 0

/** Uploads files, and keeps their progress and errors; `onUploaded` gets each file that has arrived. */
export function useUploads(fileCount: number, onUploaded: (file: FileLink) => void) {
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
