import type { QueryClient } from '@tanstack/react-query'

/** Changes that arrive within this time cause only one refetch. */
const batchMs = 250

/** Invalidates the cached queries about tickets and people when the server says that they have changed. */
export function createDeskRefresher(client: QueryClient) {
  /** The tickets that changed since the last flush; null means all of them. */
  let pending: Set<string> | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    const numbers = pending
    pending = undefined
    timer = undefined
    void client.invalidateQueries({ queryKey: ['desk', 'queue'] })
    void client.invalidateQueries({ queryKey: ['staff', 'open-tickets'] })
    if (!numbers) return void client.invalidateQueries({ queryKey: ['desk', 'ticket'] })
    for (const number of numbers) void client.invalidateQueries({ queryKey: ['desk', 'ticket', number] })
  }
  return {
    refreshTickets(numbers: string[] | null) {
      pending = numbers === null || pending === null ? null : new Set([...(pending ?? []), ...numbers])
      timer ??= setTimeout(flush, batchMs)
    },
    refreshPeople: () => void client.invalidateQueries({ queryKey: ['desk', 'people'] }),
    close: () => clearTimeout(timer),
  }
}
