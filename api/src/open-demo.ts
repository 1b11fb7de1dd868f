import type { Config } from './config.ts'

/*
 * The only file outside demo/ that imports it. Everything is imported when the settings ask for it, so that a shop
 * without the demo loads neither its code nor the OpenID provider that plays Google.
 */

/** The accounts, goods and pictures of the demo shop. */
export async function openDemo({ isDemo }: Pick<Config, 'isDemo'>) {
  if (!isDemo) return undefined
  const { demoAccounts, demoPassword } = await import('@haat/demo/demo-accounts.ts')
  const { ensureDemo } = await import('@haat/demo/ensure-demo.ts')
  const { composeWaitingPictures } = await import('@haat/demo/pictures/demo-pictures.ts')
  return { accounts: demoAccounts, password: demoPassword, ensure: ensureDemo, composeWaitingPictures }
}

/** The windows and stand-ins under /dev/, which only a demo on this machine alone has. */
export async function openDev({ hasDev }: Pick<Config, 'hasDev'>) {
  if (!hasDev) return undefined
  const { mountDemoWindows } = await import('@haat/demo/windows/demo-windows.ts')
  const { createGatewayStandIns } = await import('@haat/demo/stand-ins/gateways/gateway-stand-ins.ts')
  const { createGoogleStandIn } = await import('@haat/demo/stand-ins/google/google-stand-in.ts')
  return { mountWindows: mountDemoWindows, createGatewayStandIns, createGoogleStandIn }
}
