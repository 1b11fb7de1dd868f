const most = 155

/** As much as a search engine shows, ending with a whole word. */
export function shortText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  return `${line.slice(0, most).replace(/\s+\S*$/, '')}…`
}
