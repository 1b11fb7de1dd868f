import { useEffect, useSyncExternalStore } from 'react'
import type { createPictureQueue } from './picture-queue.ts'

type Queue<Taken, Fault extends string> = ReturnType<typeof createPictureQueue<Taken, Fault>>

/** The pictures of a queue that are on their way, which go on while the component is there. */
export function useQueue<Taken, Fault extends string>(
  queue: Queue<Taken, Fault>,
  onReady: (picture: Taken) => void,
) {
  useEffect(() => queue.handTo(onReady), [queue, onReady])
  const items = useSyncExternalStore(queue.subscribe, queue.read, queue.read)

  useEffect(() => {
    void queue.start()
    addEventListener('online', queue.goOn)
    return () => {
      removeEventListener('online', queue.goOn)
      queue.stop()
    }
  }, [queue])

  return items
}
