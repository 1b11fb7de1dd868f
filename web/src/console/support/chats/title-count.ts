const prefix = /^\([\d०-९]+\) /

const bareTitle = (title: HTMLTitleElement) => title.text.replace(prefix, '')

/**
 * Puts a count before the title of the page, and keeps it there while pages change their titles. Returns a
 * function that takes it off.
 */
export function showTitleCount(count: string): () => void {
  const update = () => {
    // A page that is still loading has no title yet, and one that was made here would stay beside its own.
    const title = document.querySelector<HTMLTitleElement>('head > title')
    if (!title) return
    const text = `(${count}) ${bareTitle(title)}`
    if (title.text !== text) title.text = text
  }
  update()
  const observer = new MutationObserver(update)
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  return () => {
    observer.disconnect()
    const title = document.querySelector<HTMLTitleElement>('head > title')
    if (title) title.text = bareTitle(title)
  }
}
