import path from 'node:path'

export const repository = path.resolve(import.meta.dirname, '..')
export const web = path.join(repository, 'web')
/** Not in the repository, and safe to delete. */
export const cacheFolder = path.join(repository, '.cache')
export const testResults = path.join(repository, 'test-results')
export const vitestReport = path.join(testResults, 'vitest.json')
export const playwrightReport = path.join(testResults, 'e2e.json')
