import { useEffect, useRef, useState } from 'react'
import type { Import } from '@haat/contract/domains/imports.ts'
import { ApiFailure } from '#api/client.ts'
import { uploadFile } from '#api/upload-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'

export type FileFault =
  | 'offline'
  | 'tooLarge'
  | 'other'
  | 'tooMany'
  | 'noRoom'
  | 'notAllowed'
  | 'suspended'
  | 'failed'

interface FileRefusal {
  fault: FileFault
  /** What is wrong with the file itself, where the server has looked into it. */
  reason?: string
  /** What may get through at another try. */
  file?: File
}

const faults: Record<number, FileFault> = {
  403: 'notAllowed',
  404: 'notAllowed',
  409: 'other',
  413: 'tooLarge',
  429: 'tooMany',
  507: 'noRoom',
}

function refusalOf(failure: unknown, file: File): FileRefusal {
  if (!(failure instanceof ApiFailure)) return { fault: 'offline', file }
  if (failure.code === 'SHOP_SUSPENDED') return { fault: 'suspended' }
  const fault = faults[failure.status] ?? 'failed'
  const [reason] = Object.keys(failure.fields)
  return { fault, ...(reason && { reason }), ...(fault === 'failed' && !reason && { file }) }
}

/** Sends a file for an import, and tells how far it is or why it was not taken. It can be stopped on its way. */
export function useFileSending(path: string, maxBytes: number, onTaken: (one: Import) => void) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const [progress, setProgress] = useState<number>()
  const [refusal, setRefusal] = useState<FileRefusal>()
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  async function send(file: File) {
    if (sending.current) return
    if (file.size > maxBytes) return setRefusal({ fault: 'tooLarge' })
    const { signal } = (sending.current = new AbortController())
    setRefusal(undefined)
    setProgress(0)
    try {
      onTaken(await uploadFile<Import>({ call, apiUrl }, { path, file, signal, onProgress: setProgress }))
    } catch (failure) {
      if (!signal.aborted) setRefusal(refusalOf(failure, file))
    } finally {
      sending.current = undefined
      setProgress(undefined)
    }
  }
  return {
    /** The part that was sent, from 0 to 1; undefined while nothing is under way. */
    progress,
    refusal,
    send: (file: File) => void send(file),
    stop: () => sending.current?.abort(),
  }
}
