import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { courierPath } from '@haat/contract/domains/runs.rules.ts'

const workerFile = 'courier-worker.js'
const pageFile = 'courier.html'
/** Letters that only some runs need, and what only an old browser lacks, are kept when they were needed. */
const isForSome = (file: string) => /\/(devanagari|latin|polyfills)-/.test(file)

/** Tells the courier's service worker which files the page has; their names change with their contents. */
export function courierFiles(): Plugin {
  return {
    name: 'haat:courier-files',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[workerFile] as Rolldown.OutputChunk
        const page = bundle[pageFile] as Rolldown.OutputAsset
        const all = Object.keys(bundle)
          .filter((file) => file !== workerFile && file !== pageFile)
          .map((file) => `/${file}`)
        const name = createHash('sha256').update(page.source).update(all.join()).digest('hex').slice(0, 12)
        const build = {
          name,
          page: courierPath,
          files: all.filter((file) => !isForSome(file)),
          othersWhenUsed: all.filter(isForSome),
        }
        worker.code = `self.courierBuild=${JSON.stringify(build)};${worker.code}`
      },
    },
  }
}
