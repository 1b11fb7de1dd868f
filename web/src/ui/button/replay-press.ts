type EarlyPress = [pressed: HTMLElement, press: Event]

declare global {
  interface Window {
    /** Presses of buttons that were not hydrated yet; kept by `first-load/event-replay.ts`. */
    earlyPresses?: EarlyPress[]
  }
}

/** Whether the button is in the place of the pressed one: React may render a part anew instead of hydrating it. */
const replaces = (button: HTMLElement, pressed: HTMLElement) =>
  !pressed.isConnected && pressed.ariaLabel === button.ariaLabel && pressed.textContent === button.textContent

function replayEarlyPresses(button: HTMLButtonElement | null) {
  if (!button) return
  delete button.dataset['replay']
  delete button.dataset['waiting']
  const presses = window.earlyPresses ?? []
  const take = (early: EarlyPress) => presses.includes(early) && presses.splice(presses.indexOf(early), 1)
  for (const early of presses.slice()) {
    const [pressed, press] = early
    // A press that is just being dispatched has made React hydrate the button, and reaches it by itself.
    if (pressed === button && press.eventPhase !== Event.NONE) take(early)
    else if (pressed === button || replaces(button, pressed))
      // React has to finish this commit first. Should it replace the button once more, the next one gets the press.
      setTimeout(() => button.isConnected && take(early) && button.click())
  }
}

/**
 * For a button outside of islands that may be pressed before it is hydrated: `<button {...replayPress}>`. Its presses
 * are replayed at hydration; from then on the button is no longer marked and answers by itself.
 */
export const replayPress = { 'data-replay': true, ref: replayEarlyPresses }
