type Said = string | number | boolean | undefined

/** A path with what is said behind the question mark; what is undefined is left out. */
export function addressOf(path: string, search: Record<string, Said>): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined)
  return said.length > 0
    ? `${path}?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}`
    : path
}
