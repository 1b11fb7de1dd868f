import { courierPath } from '@haat/contract/domains/runs.rules.ts'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string
  }
}

/** The page opens without a line from the second time on. Where that is not possible, it works as other pages do. */
export function registerWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const url = `${courierPath}worker.js`
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  const policy = types?.createPolicy('haat#courier', { createScriptURL: (given) => given })
  navigator.serviceWorker
    .register(policy?.createScriptURL(url) ?? url, { scope: courierPath, updateViaCache: 'none' })
    .catch(() => {})
}
