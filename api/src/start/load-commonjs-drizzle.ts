import { registerHooks } from 'node:module'

/** drizzle's ES modules cost 0.6 s and 130 MB more to load than its CommonJS ones, which hold the same code. */
export function loadCommonjsDrizzle() {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('drizzle-orm')
        ? next(specifier, { ...context, conditions: ['node', 'require'] })
        : next(specifier, context),
  })
}
