const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** Goes to the next row of the list, or the one before; the first press finds the first. False where no list is. */
export function moveRow(by: 1 | -1): boolean {
  const all = rows()
  const at = all.findIndex((row) => row.contains(document.activeElement))
  const next = at === -1 ? (by === 1 ? all[0] : all.at(-1)) : all[at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return all.length > 0
}

/** Opens the row one stands on: it says itself by what. */
export function openRow(): boolean {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')
  if (!row || row !== document.activeElement) return false
  const opener = row.matches('a, button') ? row : row.querySelector<HTMLElement>('[data-open]')
  opener?.click()
  return opener !== null
}
