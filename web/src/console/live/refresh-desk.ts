import type { QueryClient } from '@tanstack/react-query'

/** News that come in a burst are read once. */
const gatherMs = 250

/** Takes what the console knows of tickets as old when they have changed. */
export function openRefresh(client: QueryClient) {
  let waiting: Set<string> | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    const numbers = waiting
    waiting = undefined
    timer = undefined
    void client.invalidateQueries({ queryKey: ['desk', 'queue'] })
    void client.invalidateQueries({ queryKey: ['staff', 'open-tickets'] })
    if (!numbers) return void client.invalidateQueries({ queryKey: ['desk', 'ticket'] })
    for (const number of numbers) void client.invalidateQueries({ queryKey: ['desk', 'ticket', number] })
  }
  return {
    tickets(numbers: string[] | null) {
      waiting = numbers === null || waiting === null ? null : new Set([...(waiting ?? []), ...numbers])
      timer ??= setTimeout(flush, gatherMs)
    },
    people: () => void client.invalidateQueries({ queryKey: ['desk', 'people'] }),
    close: () => clearTimeout(timer),
  }
}
