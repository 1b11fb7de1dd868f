const storageKey = 'console-single-keys'

/** People who dictate, or who press keys by accident, can switch single-letter shortcuts off; Ctrl+K stays. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(isOn: boolean) {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    // A browser that refuses storage forgets the choice when the page is closed.
  }
}
