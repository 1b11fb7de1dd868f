import { useState } from 'react'
import type { Application } from '@haat/contract/domains/applications.ts'
import { paperMaxBytes, type PaperKind } from '@haat/contract/domains/applications.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { uploadFile } from '#api/upload-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'

type PaperFault = 'tooLarge' | 'notAPaper' | 'unsafe' | 'failed'

interface UploadState {
  /** The part that was sent, from 0 to 1; undefined while nothing is under way. */
  progress: number | undefined
  fault: PaperFault | undefined
}

const faults: Record<number, PaperFault> = { 413: 'tooLarge', 415: 'notAPaper', 422: 'notAPaper' }

function faultOf(failure: unknown): PaperFault {
  if (!(failure instanceof ApiFailure)) return 'failed'
  return failure.code === 'UNSAFE_PDF' ? 'unsafe' : (faults[failure.status] ?? 'failed')
}

/** Sends one paper at a time, and tells how far it is or why it was not taken. */
export function usePaperUpload(
  { id }: Pick<Application, 'id'>,
  kind: PaperKind,
  onUploaded: (application: Application) => void,
) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const [state, setState] = useState<UploadState>({ progress: undefined, fault: undefined })
  const end = (fault?: PaperFault) => setState({ progress: undefined, fault })

  async function send(file: File, replaces: string | undefined) {
    if (file.size > paperMaxBytes) return end('tooLarge')
    setState({ progress: 0, fault: undefined })
    try {
      const application = await uploadFile<Application>(
        { call, apiUrl },
        {
          path: `/vendor/applications/${id}/papers`,
          file,
          query: { kind, ...(replaces && { replaces }) },
          onProgress: (progress) => setState({ progress, fault: undefined }),
        },
      )
      end()
      onUploaded(application)
    } catch (failure) {
      end(faultOf(failure))
    }
  }
  return { ...state, send: (file: File, replaces?: string) => void send(file, replaces) }
}
