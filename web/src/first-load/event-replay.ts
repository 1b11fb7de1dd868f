declare global {
  interface Window {
    /** Set by `eventReplayScript` once the visitor has touched the page, even before any module has run. */
    wasTouched?: boolean
    /** The clicks and choices inside an island that are replayed once it is hydrated. */
    earlyEvents?: ([pressed: HTMLElement] | [select: HTMLSelectElement, chosen: string])[] | undefined
  }
}

/**
 * An inline script that runs before the first paint. It remembers whether the visitor has touched the page, and keeps
 * every press of a button marked with `data-replay` (see `ui/button/replay-press.ts`) and every click and choice
 * inside an island that is not hydrated yet. Links in an island navigate at once, except those with `data-press`.
 * An element whose click waits for its replay is marked with `data-waiting`, so that it pulsates. Scripts that come
 * late wait for the promise `touched` (`api/src/pages/cache/client-start.ts`); a change in another tab counts as a touch.
 * While the browser waits for the document of another page, the class `leaving` shows the loading line (`ui/state/loading-bar.css`);
 * it is gone when one comes back to a page that the browser has kept.
 */
export const eventReplayScript =
  "touched=new Promise(r=>{for(const t of['pointerover','touchstart','wheel','scroll','keydown','focusin','input','click','change','storage'])addEventListener(t,()=>r(wasTouched=true),{once:true,capture:true,passive:true})});addEventListener('click',e=>{const t=e.target,z=t.closest?.('div[data-island]'),b=t.closest?.(z?'a,button,input,label,[data-press]':'button[data-replay]');if(!touched||!b||b.href&&!b.dataset.press)return;b.dataset.waiting='';e.preventDefault();if(z){e.stopPropagation();(self.earlyEvents??=[]).push([b])}else(self.earlyPresses??=[]).push([b,e])},true);addEventListener('change',e=>{const t=e.target;if(t.closest('div[data-island] select'))(self.earlyEvents??=[]).push([t,t.value])},true);onpagehide=onbeforeunload=e=>{document.documentElement.classList.toggle('leaving',e.type<'c')}"

/**
 * Dispatches an input event for text that was typed before hydration. React ignores the event while the value equals
 * the one it has recorded, so the recorded value is emptied first.
 */
function replayTyping(input: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue, type } = input
  if (value === defaultValue || ['checkbox', 'radio', 'hidden'].includes(type)) return
  input.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What a press was meant for: a field by its name, anything else by what it says, on the card of which product. */
function meaningOf(element: HTMLElement): string {
  const field = (element as Partial<HTMLLabelElement>).control ?? element
  const name = field.getAttribute('name')
  const says = name ? [name, field.getAttribute('value')] : (element.ariaLabel ?? element.textContent)
  return JSON.stringify([says, element.closest('article')?.querySelector('a')?.getAttribute('href')])
}

/** React writes an island anew whose data have changed since the server wrote it: what was pressed stands there once more, or not at all. */
function standIn(pressed: HTMLElement, island: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed
  const meaning = meaningOf(pressed)
  return [...island.querySelectorAll<HTMLElement>(pressed.localName)].find(
    (one) => meaningOf(one) === meaning,
  )
}

/** Replays, in their order, the events that reached an island before it was hydrated. */
export async function replayEvents(island: HTMLElement) {
  const events = window.earlyEvents ?? []
  window.earlyEvents = undefined
  island.removeAttribute('data-island')
  island.querySelectorAll<HTMLInputElement>('input, textarea').forEach(replayTyping)
  for (const event of events) {
    const element = standIn(event[0], island)
    delete element?.dataset['waiting']
    if (event.length === 1) element?.click()
    else if (element) {
      ;(element as HTMLSelectElement).value = event[1]
      element.dispatchEvent(new Event('change', { bubbles: true }))
    }
    // React has to render the outcome of one event before the next one is dispatched.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
