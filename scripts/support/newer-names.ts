import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { supportedBrowsers } from '@haat/contract/shared/supported-browsers.ts'

/** What MDN knows of all browsers. Read and not imported: Vitest would take its 20 MB apart first. */
export const compatData = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData

const oldest = supportedBrowsers.flatMap(({ data, version }) => data.map((name) => ({ name, version })))

/** `≤37` is a browser that had it before anybody looked. */
const isUpTo = (version: string, limit: string) => {
  const [[major = 0, minor = 0], [limitMajor = 0, limitMinor = 0]] = [version, limit].map((one) =>
    one.replace('≤', '').split('.').map(Number),
  ) as [number[], number[]]
  return version !== 'preview' && (major < limitMajor || (major === limitMajor && minor <= limitMinor))
}

/**
 * Whether each supported browser has it, under this name and without a switch that people would have to turn on. A part is enough of
 * a call, and not of a style of which the whole came later: `mask` of Chrome before 120 does nothing.
 */
export const isSupported = ({ support }: CompatStatement, { isPartEnough = true } = {}) =>
  oldest.every(({ name, version }) =>
    [support[name] ?? []]
      .flat()
      .some(
        (one) =>
          typeof one.version_added === 'string' &&
          isUpTo(one.version_added, version) &&
          !one.flags &&
          !one.prefix &&
          !one.alternative_name &&
          (isPartEnough || !one.partial_implementation || !one.version_removed) &&
          !(typeof one.version_removed === 'string' && isUpTo(one.version_removed, version)),
      ),
  )

/** A name that at least one supported browser lacks: `Array` and `toSorted`; without a member the whole of its owner. */
export interface NewerName {
  owner: string
  member?: string
  /** Reached through its owner alone: `AbortSignal.any`. Of the language the tables do not say it. */
  isStatic?: boolean
}

/** `any_static` is `AbortSignal.any`; other names with an underscore are parts of a member: a parameter, an event. */
const memberOf = (key: string) => key.replace(/_static$/, '')
const isMember = (key: string) => /^[a-zA-Z]\w*$/.test(key) && !memberOf(key).includes('_')

const newer: NewerName[] = []
const older = new Set<string>()

function readOwner(owner: string, one: Identifier) {
  if (one.__compat && !isSupported(one.__compat)) return newer.push({ owner })
  older.add(owner)
  for (const [key, { __compat: compat }] of Object.entries(one as Record<string, Identifier>)) {
    if (!compat || !isMember(key)) continue
    // The members of `Intl` are classes themselves.
    if (owner === 'Intl') readOwner(`Intl.${key}`, one[key]!)
    else if (isSupported(compat)) older.add(memberOf(key))
    else newer.push({ owner, member: memberOf(key), isStatic: key.endsWith('_static') })
  }
}
const owners = { ...compatData.javascript['builtins'], ...compatData.api } as Record<string, Identifier>
for (const [owner, one] of Object.entries(owners)) if (owner !== '__compat') readOwner(owner, one)

/** Everything of the language and of the web's interfaces that the supported browsers do not all have. */
export const newerNames: readonly NewerName[] = newer

/** Names that also stand for something that every supported browser has. */
export const olderNames: ReadonlySet<string> = older
