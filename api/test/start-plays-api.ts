import type { TestProject } from 'vitest/node'
import { openCartShop } from './cart-shop.ts'
import startDatabase from './global-setup.ts'
import { buildTestApp } from './test-app.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the API that random plays speak to, and what its shop sells. */
    playsApi: { address: string; products: { productId: string; variantId: string; stock: number }[] }
  }
}

/** The whole API with a database of its own, listening on a free port, for tests of the client. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const provided = new Map<string, string>()
  const stopDatabase = await startDatabase({
    provide: (key: string, value: string) => provided.set(key, value),
  } as unknown as TestProject)
  const databaseUrl = new URL(provided.get('serverUrl')!)
  databaseUrl.pathname = `/${provided.get('templateName')}`
  const haat = await buildTestApp({ databaseUrl: databaseUrl.href })
  const address = await haat.app.listen({ port: 0, host: '127.0.0.1' })
  const shop = await openCartShop(haat)
  const products = []
  for (const stock of [3, 50, 50]) products.push({ ...(await shop.make({ stockLeft: stock })), stock })
  project.provide('playsApi', { address, products })
  return async () => {
    await haat.close()
    await stopDatabase()
  }
}
