import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { legalQueries } from './legal.queries.ts'

/** `failed` is a file that could not be opened; `broken` a viewer that threw. */
type ReaderState = 'ready' | 'failed' | 'broken' | 'loading'

/** Loads the code of the PDF viewer and follows its state; another file or a retry starts over. */
export function useReader(url: string | undefined) {
  const viewer = useQuery(legalQueries.viewer)
  const [tries, setTries] = useState(0)
  const key = `${tries} ${url}`
  const [outcome, setOutcome] = useState({ key: '', state: 'loading' as ReaderState })

  function retry() {
    setTries(tries + 1)
    if (viewer.isError) void viewer.refetch()
  }

  const reported = outcome.key === key ? outcome.state : 'loading'
  const state: ReaderState = viewer.isError ? 'broken' : reported
  useComeBack(url, reported === 'failed', retry)
  return {
    key,
    Viewer: viewer.data,
    state,
    report: (now: ReaderState) => setOutcome({ key, state: now }),
    retry,
  }
}

const waitMs = 2000
const spreadMs = 1000
/** A file that the server has and that still cannot be opened is broken, so the retries end. */
const maxTries = 2

const isThere = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Opens a file again once the server has it; until then asks for its headers only, while the tab is visible.
 */
function useComeBack(url: string | undefined, hasFailed: boolean, open: () => void) {
  const tries = useRef(0)
  const tryAgain = useEffectEvent(() => {
    tries.current += 1
    open()
  })
  useEffect(() => {
    if (!url || !hasFailed || tries.current >= maxTries) return
    let isOver = false
    const look = async () => {
      const canBeHad = !document.hidden && (await isThere(url))
      if (isOver) return
      if (canBeHad) tryAgain()
      else timer = later()
    }
    const later = () => setTimeout(look, waitMs + Math.random() * spreadMs)
    let timer = later()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [url, hasFailed])
}
