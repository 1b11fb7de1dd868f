import { useCallback, useEffect, useRef, useState } from 'react'
import type { DoorOutcome } from '@haat/contract/domains/orders.parcel-input.ts'
import { isTemporary } from '#api/client.ts'
import { growingPauseMs } from '#api/growing-pause.ts'
import { readDraft, removeDraft, writeDraft } from '#ui/form/form-draft.ts'

const pauses = { firstMs: 15_000, longestMs: 120_000 }

/** A try that has arrived although its answer was lost is not said again on the next one. */
const readOutcome = (storageKey: string, tries: number) => {
  const draft = readDraft(storageKey, 'browser')
  if (!('outcome' in draft)) return undefined
  const kept = draft as DoorOutcome
  return kept.outcome === 'tried' && kept.seenTries !== tries ? undefined : kept
}

/**
 * Sends what happened at the door. Where nothing can be sent it is kept on this device, through a reload too, and sent
 * as soon as there is a line again: until then the parcel is not closed.
 */
export function useWaitingOutcome(
  name: string,
  tries: number,
  close: (body: DoorOutcome) => Promise<unknown>,
  onRefused: (reason: unknown) => void,
) {
  // Begins as all drafts do: whoever signs out is asked first, and takes it along.
  const storageKey = `haat-draft-door-${name}`
  const [kept, setKept] = useState(() => readOutcome(storageKey, tries))
  const isSending = useRef(false)
  const newest = useRef({ close, onRefused })
  useEffect(() => {
    newest.current = { close, onRefused }
  })

  const drop = useCallback(() => {
    removeDraft(storageKey, 'browser')
    setKept(undefined)
  }, [storageKey])

  /** Returns whether it has arrived. */
  const send = useCallback(
    async (body: DoorOutcome) => {
      if (isSending.current) return false
      isSending.current = true
      try {
        await newest.current.close(body)
        drop()
        return true
      } catch (reason) {
        if (isTemporary(reason)) {
          writeDraft(storageKey, body, 'browser')
          setKept(body)
        } else {
          drop()
          newest.current.onRefused(reason)
        }
        return false
      } finally {
        isSending.current = false
      }
    },
    [storageKey, drop],
  )

  useEffect(() => {
    if (!kept) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    const later = () => {
      timer = setTimeout(
        () => void send(kept).then(() => timer && later()),
        growingPauseMs(failures++, pauses),
      )
    }
    later()
    const again = () => void send(kept)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      timer = undefined
      removeEventListener('online', again)
    }
  }, [kept, send])
  // What an earlier visit has left is sent at once.
  const first = useRef(kept)
  useEffect(() => {
    if (first.current) void send(first.current)
    else removeDraft(storageKey, 'browser')
  }, [send, storageKey])
  return { kept, send, drop }
}
