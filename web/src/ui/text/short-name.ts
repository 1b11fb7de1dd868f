const maxLength = 44

/** Cuts a name that would fill a toast, after a whole word if there is one. */
export function shortName(name: string): string {
  if (name.length <= maxLength) return name
  const cut = name.slice(0, maxLength)
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))
  return `${(words || cut).replace(/[\s,.]+$/, '')}…`
}
