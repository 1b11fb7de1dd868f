declare global {
  interface Window {
    earlyClick?: HTMLElement | undefined
    wasTouched?: boolean
    /** What was pressed, and what was chosen where. */
    earlyDeeds?: ([pressed: HTMLElement] | [select: HTMLSelectElement, chosen: string])[] | undefined
  }
}

/**
 * Runs before the first paint: remembers whether somebody is doing something, the button that was pressed last while nobody could answer, and on a page that
 * is asleep everything that was pressed or chosen. Its links lead on at once, but for those with `data-press`; what
 * waits for its answer looks like it.
 */
export const earlyClickScript =
  "for(const t of['pointerover','touchstart','keydown','focusin','input'])addEventListener(t,()=>{wasTouched=true},{once:true,capture:true});addEventListener('click',e=>{const t=e.target,z=t.closest?.('div[data-asleep]'),b=t.closest?.(z?'a,button,input,label,[data-press]':'button[data-early]');if(!b||b.href&&!b.dataset.press)return;b.dataset.waiting='';if(z){e.preventDefault();e.stopPropagation();(self.earlyDeeds??=[]).push([b])}else earlyClick=b},true);addEventListener('change',e=>{const t=e.target;if(t.closest('div[data-asleep] select'))(self.earlyDeeds??=[]).push([t,t.value])},true)"

function answerEarlyClick(button: HTMLButtonElement | null) {
  if (!button) return
  const wasPressed = window.earlyClick === button
  delete button.dataset['early']
  delete button.dataset['waiting']
  if (!wasPressed) return
  window.earlyClick = undefined
  // After React has finished this commit.
  queueMicrotask(() => button.click())
}

/**
 * For buttons that a quick thumb reaches before their code: `<button {...early}>`. The press is answered as soon as
 * somebody can answer it. Once alive, a button answers by itself and is no longer remembered.
 */
export const early = { 'data-early': true, ref: answerEarlyClick }

/** What was typed meanwhile. React looks whether the value is another than the one it knows, so it is told of none first. */
function tellTyped(input: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue, type } = input
  if (value === defaultValue || ['checkbox', 'radio', 'hidden'].includes(type)) return
  input.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Once a page has woken up: does what was done to it meanwhile, one after the other. */
export async function answerEarlyDeeds(zone: HTMLElement) {
  const deeds = window.earlyDeeds ?? []
  window.earlyDeeds = undefined
  zone.removeAttribute('data-asleep')
  zone.querySelectorAll<HTMLInputElement>('input, textarea').forEach(tellTyped)
  for (const deed of deeds) {
    delete deed[0].dataset['waiting']
    if (deed.length === 1) deed[0].click()
    else {
      const [select, chosen] = deed
      select.value = chosen
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    // The page has to show what the last one did before the next one counts.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
