import path from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'

const web = path.resolve(import.meta.dirname, '../web')

/** Writes the route tree that the type checker needs; the client's build writes the same. */
const config = getConfig(
  { routesDirectory: './src/routes', generatedRouteTree: './src/routeTree.gen.ts' },
  web,
)
await new Generator({ config, root: web }).run()
