import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { reloadQueries } from './reload-queries.ts'

it('reads once more when a change overtakes the first read', async () => {
  let held = 'before'
  const answers: (() => void)[] = []
  const queryFn = () => {
    const answer = held
    return new Promise<string>((resolve) => answers.push(() => resolve(answer)))
  }
  const queryClient = new QueryClient()
  const observer = new QueryObserver(queryClient, { queryKey: ['cart', 'mina'], queryFn })
  const stop = observer.subscribe(() => {})
  held = 'after'
  const reloaded = reloadQueries(queryClient, { queryKey: ['cart'] })
  answers[0]!()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!()
  await reloaded
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
  queryClient.clear()
})
