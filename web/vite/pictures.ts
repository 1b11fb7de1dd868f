import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { appIcons } from '../../studio/app-icons.ts'
import { cachedPicture } from '../../studio/cached-picture.ts'
import type { PictureFormat } from '../../studio/compose.ts'
import { scene } from '../../studio/scenes.ts'
import { sharePicture } from '../../studio/share-picture.ts'

const contentTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

const word = new URL('../src/ui/brand/haat-glyphs.svg', import.meta.url)

const siteFiles = async () => ({
  ...(await appIcons()),
  'share.jpg': await sharePicture(await readFile(word, 'utf8')),
})

/** Parses what follows `picture:` in an import: `hero-haat`, `hero-haat?w=872`, or `avif/hero-haat`. */
function readRequest(id: string) {
  const [asked = '', width] = id.slice('\0picture:'.length).split('@')
  const name = asked.replace(/^avif\//, '')
  return { name, isAvif: name !== asked, width: width ? Number(width) : undefined }
}

/**
 * Provides the studio's pictures, `import hero from 'picture:hero-haat?w=872'`, the icons of the site and the
 * picture of shared links. A picture's file name holds the hash of its bytes, so that the builds of server and
 * client name the same file.
 */
export function pictures(): Plugin {
  const served = new Map<string, Buffer>()
  let base = '/'
  let building = false
  return {
    name: 'haat:pictures',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
      building = config.command === 'build'
    },
    async buildStart() {
      if (!building || this.environment.config.consumer !== 'client') return
      for (const [fileName, source] of Object.entries(await siteFiles())) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
    resolveId: { filter: { id: /^picture:/ }, handler: (id) => `\0${id.replace('?w=', '@')}` },
    load: {
      filter: { id: /^\0picture:/ },
      async handler(id) {
        const request = readRequest(id)
        const picture = scene(request.name, request.width)
        const fileOf = async (format: PictureFormat) => {
          const source = await cachedPicture(picture, format)
          const fileName = `assets/${request.name}-${shortHash(source)}.${format}`
          if (!building) served.set(base + fileName, source)
          else if (this.environment.config.consumer === 'client')
            this.emitFile({ type: 'asset', fileName, source })
          return base + fileName
        }
        const src = await fileOf('webp')
        const avif = request.isAvif ? await fileOf('avif') : undefined
        const { width, height } = picture
        return `export default ${JSON.stringify({ src, avif, width, height })}`
      },
    },
    async configureServer(server) {
      for (const [fileName, source] of Object.entries(await siteFiles())) served.set(base + fileName, source)
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const source = served.get(path)
        if (!source) return next()
        response.setHeader('Content-Type', contentTypes[extname(path)] ?? 'application/octet-stream')
        response.end(source)
      })
    },
  }
}

function shortHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
}
