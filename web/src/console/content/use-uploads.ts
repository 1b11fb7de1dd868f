import { useEffect, useRef, useState } from 'react'
import { contentFileMaxBytes, contentFilesMost } from '@haat/contract/domains/content.rules.ts'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { uploadFile } from '#api/upload-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'

type FileLink = MasterContent['files'][number]

export interface Upload {
  key: number
  name: string
  /** From 0 to 1. */
  part: number
  stop(): void
}

let count = 0

/** Files on their way, and what was refused of them; what has arrived is handed over. */
export function useUploads(held: number, onArrival: (file: FileLink) => void) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const limit = `${formatCount(contentFileMaxBytes / 1_000_000, ui.language)} MB`
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [faults, setFaults] = useState<string[]>([])
  const stops = useRef(new Set<AbortController>())
  useEffect(() => {
    const underWay = stops.current
    return () => {
      for (const stop of underWay) stop.abort()
    }
  }, [])

  async function send(file: File) {
    const key = ++count
    const stop = new AbortController()
    stops.current.add(stop)
    setUploads((all) => [...all, { key, name: file.name, part: 0, stop: () => stop.abort() }])
    const onProgress = (part: number) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, part } : one)))
    try {
      onArrival(
        await uploadFile(
          { call, apiUrl },
          { path: '/master-content/files', file, onProgress, signal: stop.signal },
        ),
      )
    } catch (failure) {
      if (!stop.signal.aborted) setFaults((all) => [...all, refusalOf(file, failure)])
    } finally {
      stops.current.delete(stop)
      setUploads((all) => all.filter((one) => one.key !== key))
    }
  }

  function refusalOf(file: File, failure: unknown): string {
    const status = failure instanceof Error && 'status' in failure ? failure.status : undefined
    if (status === 415) return content.files.notPdf(file.name)
    if (status === 507) return content.files.noRoom
    if (status === 413) return content.files.tooLarge(file.name, limit)
    return content.files.failed(file.name)
  }

  function add(files: File[]) {
    const refused: string[] = []
    let room = contentFilesMost - held - uploads.length
    for (const file of files) {
      if (file.size > contentFileMaxBytes) refused.push(content.files.tooLarge(file.name, limit))
      else if (file.type !== '' && file.type !== 'application/pdf')
        refused.push(content.files.notPdf(file.name))
      else if (room-- > 0) void send(file)
      else refused.push(content.files.tooMany(formatCount(contentFilesMost, ui.language)))
    }
    setFaults([...new Set(refused)])
  }
  return { uploads, faults, add }
}
