const row = (cells: string[]) => `| ${cells.join(' | ')} |`

export const table = (head: string[], rows: string[][]) =>
  [row(head), row(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n')

export const pair = (one: number, other: number, digits: number) =>
  `${one.toFixed(digits)} / ${other.toFixed(digits)}`

export const kb = (bytes: number) => (bytes / 1000).toFixed(1)

export const seconds = (ms: number) => (ms / 1000).toFixed(2)
