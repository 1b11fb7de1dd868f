const prefix = /^\(\d+\) /

/** Puts the number of tickets that changed while the tab was in the background before its title. */
export function createTitleCounter() {
  const changed = new Set<string>()
  const updateTitle = () => {
    const title = document.title.replace(prefix, '')
    document.title = changed.size > 0 ? `(${changed.size}) ${title}` : title
  }
  const resetWhenVisible = () => {
    if (document.visibilityState === 'hidden' || changed.size === 0) return
    changed.clear()
    updateTitle()
  }
  document.addEventListener('visibilitychange', resetWhenVisible)
  return {
    add(numbers: string[]) {
      if (document.visibilityState !== 'hidden') return
      for (const number of numbers) changed.add(number)
      updateTitle()
    },
    close() {
      document.removeEventListener('visibilitychange', resetWhenVisible)
      changed.clear()
      updateTitle()
    },
  }
}
