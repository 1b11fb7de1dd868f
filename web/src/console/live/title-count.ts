const prefix = /^\(\d+\) /

/** How many tickets have news since somebody looked, before the title of a tab in the background. */
export function openTitleCount() {
  const changed = new Set<string>()
  const write = () => {
    const title = document.title.replace(prefix, '')
    document.title = changed.size > 0 ? `(${changed.size}) ${title}` : title
  }
  const look = () => {
    if (document.visibilityState === 'hidden' || changed.size === 0) return
    changed.clear()
    write()
  }
  document.addEventListener('visibilitychange', look)
  return {
    count(numbers: string[]) {
      if (document.visibilityState !== 'hidden') return
      for (const number of numbers) changed.add(number)
      write()
    },
    close() {
      document.removeEventListener('visibilitychange', look)
      changed.clear()
      write()
    },
  }
}
