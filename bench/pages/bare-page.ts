import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { onCleanUp } from '../clean-ups.ts'
import { scratchFolder } from '../scratch-folder.ts'
import { repository } from '../servers/child-server.ts'

/** The smallest app of TanStack Start: one page with a heading. */
const sources = {
  'package.json': '{ "type": "module" }',
  'vite.config.js': `import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
export default { plugins: [tanstackStart(), react()] }
`,
  'src/router.tsx': `import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
export const getRouter = () => createRouter({ routeTree })
`,
  'src/routes/__root.tsx': `import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
export const Route = createRootRoute({
  component: () => (
    <html lang="en">
      <head><HeadContent /></head>
      <body><Outlet /><Scripts /></body>
    </html>
  ),
})
`,
  'src/routes/index.tsx': `import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/')({ component: () => <h1>Haat</h1> })
`,
}

const typeOf = (file: string) => (file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')

/**
 * Builds that page with the packages that are installed here and serves it: what remains of a visit when there is
 * no shop. Returns its address.
 */
export async function openBarePage(): Promise<string> {
  const root = await scratchFolder()
  await symlink(path.join(repository, 'node_modules'), path.join(root, 'node_modules'))
  await mkdir(path.join(root, 'src/routes'), { recursive: true })
  for (const [file, text] of Object.entries(sources)) await writeFile(path.join(root, file), text)
  // Vite is loaded only here: it would slow down the start of every bench.
  const { createBuilder } = await import('vite')
  await (await createBuilder({ root, logLevel: 'error' })).buildApp()
  const built = (await import(pathToFileURL(path.join(root, 'dist/server/server.js')).href)) as {
    default: { fetch(request: Request): Promise<Response> }
  }
  const html = await (await built.default.fetch(new Request('http://localhost/'))).text()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/') return response.setHeader('content-type', 'text/html').end(html)
    readFile(path.join(root, 'dist/client', path.normalize(pathname))).then(
      (bytes) => response.setHeader('content-type', typeOf(pathname)).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  onCleanUp(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port')
  return `http://127.0.0.1:${address.port}`
}
