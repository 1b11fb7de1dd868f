import { chromiumArguments, chromiumPath } from '../../scripts/check/chromium.ts'

/**
 * The browser that people have, for what the one without a window does differently: it fetches pictures that are far
 * below what is shown, and tells a page of a pointer before anybody has touched it.
 */
export const withWindow = { launchOptions: { executablePath: chromiumPath(), args: chromiumArguments } }
