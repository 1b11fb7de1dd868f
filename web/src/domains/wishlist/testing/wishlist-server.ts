import { act } from '@testing-library/react'
import { fakeApi } from '#ui/testing/render-app.tsx'

/** Signs this document in with a token, or out with none. */
export const setToken = (token: string) =>
  (document.cookie = token ? `accessToken=${token}; path=/` : 'accessToken=; path=/; max-age=0')

interface Input {
  body: { productId: string; productIds: string[] }
  params: { productId: string }
}

/** Answers that come when the test lets them, in the name of the token that the call was made with. */
export function openWishlistServer(first: string[] = []) {
  let lists: Record<string, string[]> = { anjali: first, bikash: [] }
  let isHeld = false
  let refusal: ((line: string) => void) | undefined
  const held: (() => void)[] = []
  const sent: string[] = []
  const answer = (line: string, change: (list: string[], input: Input) => string[]) =>
    async function (input: object) {
      const token = /accessToken=(\w+)/.exec(document.cookie)?.[1] ?? 'nobody'
      sent.push(`${line} ${token}`)
      const refused = refusal
      refusal = undefined
      if (!refused) lists = { ...lists, [token]: change(lists[token] ?? [], input as Input) }
      const data = { products: lists[token] ?? [] }
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
      refused?.(line)
      return { data }
    }
  const api = fakeApi({
    'GET /wishlists': answer('GET', (list) => list),
    'POST /wishlists': answer('POST', (list, { body }) => [body.productId, ...list]),
    'DELETE /wishlists/:productId': answer('DELETE', (list, { params }) =>
      list.filter((id) => id !== params.productId),
    ),
    'DELETE /wishlists/clear/all': answer('CLEAR', () => []),
    'POST /wishlists/sync': answer('SYNC', (list, { body }) => [...new Set([...body.productIds, ...list])]),
  })
  return {
    ...api,
    sent,
    hold: () => void (isHeld = true),
    async answerAll() {
      isHeld = false
      await act(async () => held.splice(0).forEach((open) => open()))
    },
    /** Refuses the next call. */
    refuseNext: (how: (line: string) => void) => void (refusal = how),
    change: (next: string[]) => void (lists = { ...lists, anjali: next }),
    list: () => lists['anjali'],
  }
}
