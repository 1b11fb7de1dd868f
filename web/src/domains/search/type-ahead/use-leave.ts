import { useEffect, useEffectEvent, type RefObject } from 'react'

/** A press outside the panel only closes it: the click that follows is swallowed. */
function swallowClick() {
  const swallow = (click: Event) => {
    click.preventDefault()
    click.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  const end = () => setTimeout(() => removeEventListener('click', swallow, { capture: true }))
  addEventListener('pointerup', end, { once: true })
  addEventListener('pointercancel', end, { once: true })
}

/** Calls back when the visitor presses elsewhere, or when the focus moves to another part of the page. */
export function useLeave(
  isOpen: boolean,
  form: HTMLElement | null,
  panel: RefObject<HTMLElement | null>,
  onLeave: () => void,
) {
  const leave = useEffectEvent((event: Event) => {
    const target = event.target as Element
    if (form?.contains(target) || panel.current?.contains(target)) return
    if (event.type === 'pointerdown' && !form?.closest('header')?.contains(target)) swallowClick()
    onLeave()
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])
}
