declare global {
  interface Window {
    /** The button that was pressed last before it was hydrated; set by `first-load/event-replay.ts`. */
    earlyPress?: HTMLElement | undefined
  }
}

function replayEarlyPress(button: HTMLButtonElement | null) {
  if (!button) return
  const wasPressed = window.earlyPress === button
  delete button.dataset['replay']
  delete button.dataset['waiting']
  if (!wasPressed) return
  window.earlyPress = undefined
  // React has to finish this commit first.
  queueMicrotask(() => button.click())
}

/**
 * For a button outside of islands that may be pressed before it is hydrated: `<button {...replayPress}>`. The press is
 * replayed at hydration; from then on the button is no longer marked and answers by itself.
 */
export const replayPress = { 'data-replay': true, ref: replayEarlyPress }
