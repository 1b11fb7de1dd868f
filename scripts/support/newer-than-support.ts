import { newerNames } from './newer-names.ts'

/**
 * Not taken away: without it V8 writes no stack into an error, and without trusted types, which the policy of our pages demands of
 * every browser that enforces them, as Chrome does since 83, no page could make a policy.
 */
const kept = /^Error\.stackTraceLimit$|trustedTypes$|^Trusted/

/** Runs in a page, so it uses nothing from around it. */
function takeAway(names: readonly (readonly [owner: string, member: string, isStatic: boolean])[]) {
  const everything = globalThis as unknown as Record<string, object>
  // What has no name of its own among the globals; the first is what arrays of numbers inherit from.
  const hidden: Record<string, object> = { TypedArray: Object.getPrototypeOf(Int8Array), Window: globalThis }
  const take = (from: object | undefined, name: string) => {
    const place = from && Object.getOwnPropertyDescriptor(from, name)
    if (from && place?.configurable) Reflect.deleteProperty(from, name)
  }
  for (const [owner, member, isStatic] of names) {
    const [space, inner] = owner.split('.') as [string, string?]
    const whole = hidden[owner] ?? (inner ? Reflect.get(everything[space] ?? {}, inner) : everything[owner])
    if (!member) take(inner ? everything[space] : globalThis, inner ?? owner)
    else if (whole) {
      take(whole, member)
      // `Response.json()` is newer than what every answer has by the same name.
      if (!isStatic) take((whole as { prototype?: object }).prototype, member)
    }
  }
}

const toTake = newerNames
  .map(({ owner, member = '', isStatic = false }) => [owner, member, isStatic] as const)
  .filter(([owner, member]) => !kept.test(member ? `${owner}.${member}` : owner) && owner !== member)

/**
 * A script for `page.addInitScript`: the page then has none of the calls that are newer than the stated support. Styles and syntax
 * cannot be taken away. The last is a name that stands among the globals only since it has methods.
 */
export const newerThanSupport = `(${takeAway})(${JSON.stringify([...toTake, ['Iterator', '', false]])})`
