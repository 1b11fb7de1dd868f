import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { showToast } from '#ui/toast/show-toast.tsx'
import { leaveOnlyHydrated } from './leave-hydrated.ts'

// Also keeps this file apart from those in which a page was hydrated.
vi.mock('#ui/toast/show-toast.tsx', () => ({ showToast: vi.fn() }))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('stays on a page that never became hydrated, and says so, when a link is pressed without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.useFakeTimers()
  const commitLocation = vi.fn()
  const router = { commitLocation } as unknown as AnyRouter
  leaveOnlyHydrated(router)
  const left = router.commitLocation({ publicHref: '/help-support' } as never)
  expect(document.documentElement.classList.contains('leaving')).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await left
  expect(showToast).toHaveBeenCalledWith('error', 'This could not be opened. Please try again.')
  expect(document.documentElement.classList.contains('leaving')).toBe(false)
  expect(commitLocation).not.toHaveBeenCalled()
})
