const key = 'console-single-keys'

/** Whoever speaks to the computer, or slips easily, can switch letters off; Ctrl+K stays. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(isOn: boolean) {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off')
  } catch {
    // Then it holds until the page is closed, as everything does there.
  }
}
