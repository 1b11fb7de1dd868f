declare global {
  interface Window {
    earlyClick?: Element | null | undefined
  }
}

/** Runs before the first paint: remembers the last button that was pressed while the page was not yet alive. */
export const earlyClickScript =
  "addEventListener('click',e=>{const b=e.target.closest?.('button[data-early]');if(b)window.earlyClick=b},true)"

/**
 * For buttons that a quick thumb reaches before their code: `<button data-early ref={answerEarlyClick}>`. The press is
 * answered as soon as somebody can answer it. Once alive, a button answers by itself and is no longer remembered.
 */
export function answerEarlyClick(button: HTMLButtonElement | null) {
  if (!button) return
  const wasPressed = window.earlyClick === button
  delete button.dataset['early']
  if (!wasPressed) return
  window.earlyClick = undefined
  // After React has finished this commit.
  queueMicrotask(() => button.click())
}
