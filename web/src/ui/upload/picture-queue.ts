import { growingPauseMs } from '#api/growing-pause.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { dropKeptFile, keepFile, readKeptFiles, type KeptFile } from '#ui/device/kept-files.ts'
import { isOffline } from '#ui/state/use-is-offline.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** The picture was not taken and would not be when it is sent again as it is. */
export class PictureNotTaken<Fault extends string> extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

/** `paused` goes on by itself; `failed` only when somebody wants it to. */
type QueuedState = 'waiting' | 'sending' | 'paused' | 'failed'

export interface QueuedPicture<Fault extends string = string> {
  id: string
  /** An address of the picture in this page. */
  url: string
  state: QueuedState
  /** The part that was sent, from 0 to 1. */
  progress: number
  fault: Fault | 'tooLarge' | null
}

export interface SentPicture {
  /** The same for every try of one picture, until it was refused for good. */
  key: string
  name: string
  file: Blob
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress(share: number): void
}

interface QueueOptions<Taken> {
  /** Whose pictures they are, and what they belong to. */
  owner: string
  /** What is larger than this is not sent. */
  maxBytes: number
  /** Browsers make pictures no larger than this before they send them, in pixels. */
  maxSide: number
  /** Throws `PictureNotTaken` when it is no use to try again, and anything else when it may get through later. */
  send(picture: SentPicture): Promise<Taken>
}

const pauses = { firstMs: 7000, longestMs: 80_000 }

/**
 * Pictures that were chosen and are not up yet. They go up one after the other and stay in the browser until they are; without
 * a connection they wait for it.
 */
export function createPictureQueue<Taken, Fault extends string>({
  owner,
  maxBytes,
  maxSide,
  send,
}: QueueOptions<Taken>) {
  let items: readonly QueuedPicture<Fault>[] = []
  const files = new Map<string, KeptFile>()
  /** Keys of new tries: under its first one the server has refused a picture for good. */
  const newKeys = new Map<string, string>()
  const listeners = new Set<() => void>()
  let onReady: (picture: Taken) => void = () => {}
  let isRunning = false
  let isStopped = true
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(next: readonly QueuedPicture<Fault>[]) {
    items = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changes: Partial<QueuedPicture<Fault>>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...changes } : item)))

  function enqueue(file: KeptFile) {
    files.set(file.id, file)
    const url = URL.createObjectURL(file.file)
    const isTooLarge = file.file.size > maxBytes
    const state = isTooLarge ? ('failed' as const) : ('waiting' as const)
    set([...items, { id: file.id, url, state, progress: 0, fault: isTooLarge ? 'tooLarge' : null }])
  }

  function forget(id: string) {
    const item = items.find((one) => one.id === id)
    if (item) URL.revokeObjectURL(item.url)
    files.delete(id)
    set(items.filter((one) => one.id !== id))
  }

  async function sendOne(id: string): Promise<void> {
    const { name, file } = files.get(id)!
    change(id, { state: 'sending', progress: 0, fault: null })
    try {
      const onProgress = (progress: number) => change(id, { progress })
      const picture = await send({ key: newKeys.get(id) ?? id, name, file, onProgress })
      failures = 0
      // Somebody removed it while it went up.
      if (!files.has(id)) return
      await dropKeptFile(id)
      forget(id)
      if (!isStopped) onReady(picture)
    } catch (error) {
      if (error instanceof PictureNotTaken) change(id, { state: 'failed', fault: error.fault as Fault })
      else change(id, { state: 'paused' })
    }
  }

  /** Sends what waits, one after the other, and comes back later for what did not get through. */
  async function run(): Promise<void> {
    if (isRunning || isStopped) return
    isRunning = true
    clearTimeout(timer)
    for (;;) {
      const next = isStopped || isOffline() ? undefined : items.find(({ state }) => state === 'waiting')
      if (!next) break
      await sendOne(next.id)
    }
    isRunning = false
    if (isStopped) return
    const isHeldUp = items.some(({ state }) => state === 'paused' || state === 'waiting')
    if (!isHeldUp) return
    if (isOffline())
      set(items.map((item) => (item.state === 'waiting' ? { ...item, state: 'paused' } : item)))
    timer = setTimeout(goOn, growingPauseMs(failures++, pauses))
  }

  function goOn() {
    set(items.map((item) => (item.state === 'paused' ? { ...item, state: 'waiting' } : item)))
    void run()
  }

  return {
    read: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Tells who takes the pictures that have come up. */
    handTo(taker: (picture: Taken) => void) {
      onReady = taker
    },
    /** Shows what the browser kept of an earlier visit, and goes on with it. */
    async start() {
      isStopped = false
      for (const file of await readKeptFiles(owner)) if (!files.has(file.id)) enqueue(file)
      goOn()
    },
    async add(chosen: Iterable<File>) {
      for (const given of chosen) {
        const file = await shrinkPicture(given, maxSide)
        const kept = { id: makeUuid(), owner, file, name: given.name || 'picture', addedAt: Date.now() }
        enqueue(kept)
        await keepFile(kept)
      }
      void run()
    },
    retry(id: string) {
      const item = items.find((one) => one.id === id)
      if (!item || item.state === 'sending') return
      if (item.state === 'failed') newKeys.set(id, makeUuid())
      change(id, { state: 'waiting', fault: null })
      void run()
    },
    async remove(id: string) {
      forget(id)
      await dropKeptFile(id)
    },
    goOn,
    stop() {
      isStopped = true
      clearTimeout(timer)
      for (const { url } of items) URL.revokeObjectURL(url)
      items = []
      files.clear()
    },
  }
}
