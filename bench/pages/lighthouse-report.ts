/** The part of Lighthouse's own report that is read here. */
export interface LighthouseReport {
  categories: Record<string, Category>
  audits: Record<string, Audit>
}

interface Category {
  score: number | null
  auditRefs: { id: string; group?: string }[]
}

interface Audit {
  score: number | null
  numericValue?: number
  details?: unknown
}

export interface LighthouseFigures {
  /** Out of a hundred, in the order of `scoredCategories`. */
  scores: number[]
  lcpMs: number
  cls: number
  tbtMs: number
}

export interface Fault {
  audit: string
  /** Elements and files that the audit names. */
  where: string[]
}

export const scoredCategories = ['performance', 'accessibility', 'best-practices', 'seo']

export function readFigures({ categories, audits }: LighthouseReport): LighthouseFigures {
  const value = (id: string) => audits[id]?.numericValue ?? NaN
  return {
    scores: scoredCategories.map((id) => Math.round((categories[id]?.score ?? NaN) * 100)),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
  }
}

/** Audits that are not perfect, without the timings, which are reported as figures. */
export function readFaults({ categories, audits }: LighthouseReport): Fault[] {
  const asked = scoredCategories.flatMap((id) => {
    const refs = categories[id]?.auditRefs ?? []
    return refs.filter(({ group }) => group !== 'metrics' && !(id === 'performance' && group === 'hidden'))
  })
  const imperfect = asked.filter(({ id }) => (audits[id]?.score ?? 1) < 1)
  return imperfect.map(({ id }) => ({ audit: id, where: [...new Set(placesIn(audits[id]?.details))] }))
}

/** The details of every audit have a different shape; elements and addresses look the same in all of them. */
function placesIn(details: unknown): string[] {
  if (typeof details !== 'object' || details === null) return []
  if ('selector' in details && typeof details.selector === 'string') return [details.selector]
  if ('url' in details && typeof details.url === 'string') return [fileName(details.url)]
  return Object.values(details).flatMap(placesIn)
}

const fileName = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)
