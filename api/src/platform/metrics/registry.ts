/** Metrics for Prometheus, in its text format 0.0.4. */
export interface Counter {
  add(by?: number): void
}
export interface Histogram {
  observe(value: number): void
}
/** One metric with a series for each set of label values. */
export interface Family<Child> {
  with(...labelValues: string[]): Child
}
/** The value of a gauge, read when the metrics are requested: a number, or one for each set of label values. */
export type Reading =
  | number
  | undefined
  | readonly (readonly [labelValues: readonly string[], value: number])[]

export interface Registry {
  counter(name: string, help: string, labels?: readonly string[]): Family<Counter>
  histogram(
    name: string,
    help: string,
    options: { labels?: readonly string[]; buckets: readonly number[] },
  ): Family<Histogram>
  gauge(name: string, help: string, read: () => Reading, labels?: readonly string[]): void
  /** A number that only grows and is counted elsewhere, such as a process's CPU time. */
  total(name: string, help: string, read: () => Reading): void
  text(): string
}

/**
 * The most series that one metric may have, whatever its labels are; all further ones are counted as `other`.
 */
const maxSeries = 1000
const other = 'other'

const escapeHelp = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
const escapeValue = (text: string) => escapeHelp(text).replaceAll('"', '\\"')
const pairsOf = (names: readonly string[], values: readonly string[]) =>
  names.map((name, at) => `${name}="${escapeValue(values[at] ?? '')}"`).join(',')
const line = (name: string, pairs: string, value: number) =>
  `${name}${pairs === '' ? '' : `{${pairs}}`} ${value}`

function createFamily<Child>(names: readonly string[], make: () => Child) {
  const series = new Map<string, { pairs: string; child: Child }>()
  const take = (values: readonly string[]): Child => {
    const key = values.join('\0')
    const known = series.get(key)
    if (known) return known.child
    if (series.size >= maxSeries && values.some((value) => value !== other))
      return take(names.map(() => other))
    const made = { pairs: pairsOf(names, values), child: make() }
    series.set(key, made)
    return made.child
  }
  return { with: (...values: string[]) => take(values), all: () => series.values() }
}

class Count implements Counter {
  value = 0
  add(by = 1) {
    this.value += by
  }
}

class Spread implements Histogram {
  readonly counts: number[]
  sum = 0
  readonly #bounds: readonly number[]

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds
    this.counts = Array.from({ length: bounds.length + 1 }, () => 0)
  }
  observe(value: number) {
    let at = 0
    while (at < this.#bounds.length && value > this.#bounds[at]!) at += 1
    this.counts[at]! += 1
    this.sum += value
  }
  lines(name: string, pairs: string): string[] {
    const lead = pairs === '' ? '' : `${pairs},`
    let total = 0
    const buckets = this.counts.map((count, at) => {
      total += count
      return line(`${name}_bucket`, `${lead}le="${this.#bounds[at] ?? '+Inf'}"`, total)
    })
    return [...buckets, line(`${name}_sum`, pairs, this.sum), line(`${name}_count`, pairs, total)]
  }
}

/** Written by hand instead of using a library; decision 35 has the figures. */
export function createRegistry(): Registry {
  const families = new Map<string, () => string[]>()
  const add = (name: string, help: string, type: string, lines: () => string[]) =>
    void families.set(name, () => {
      const written = lines()
      return written.length === 0
        ? []
        : [`# HELP ${name} ${escapeHelp(help)}`, `# TYPE ${name} ${type}`, ...written]
    })
  const linesRead = (name: string, reading: Reading, labels: readonly string[]) => {
    if (reading === undefined) return []
    if (typeof reading === 'number') return [line(name, '', reading)]
    return reading.map(([values, value]) => line(name, pairsOf(labels, values), value))
  }
  return {
    counter(name, help, labels = []) {
      const family = createFamily(labels, () => new Count())
      // A rate needs the 0 from before the first count.
      if (labels.length === 0) family.with()
      add(name, help, 'counter', () =>
        [...family.all()].map(({ pairs, child }) => line(name, pairs, child.value)),
      )
      return family
    },
    histogram(name, help, { labels = [], buckets }) {
      const family = createFamily(labels, () => new Spread(buckets))
      add(name, help, 'histogram', () =>
        [...family.all()].flatMap(({ pairs, child }) => child.lines(name, pairs)),
      )
      return family
    },
    gauge: (name, help, read, labels = []) => add(name, help, 'gauge', () => linesRead(name, read(), labels)),
    total: (name, help, read) => add(name, help, 'counter', () => linesRead(name, read(), [])),
    text: () => `${[...families.values()].flatMap((lines) => lines()).join('\n')}\n`,
  }
}
