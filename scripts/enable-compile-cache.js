import { enableCompileCache } from 'node:module'

/**
 * Saves half a second and 18 MB from the second start on. Node loads it before everything else (`--import`), and it is JavaScript:
 * a single file of TypeScript that is not in the cache makes Node load the compiler that takes the types away.
 */
enableCompileCache()
