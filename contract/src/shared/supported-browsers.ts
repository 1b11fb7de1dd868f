/**
 * The oldest browsers that Haat is made for. The builds of the client, the checks of what they make, the tests and the pages for
 * engineers read them here (decision 86). `builds` is what Vite calls them, `data` what the tables of MDN call them.
 */
export const supportedBrowsers = [
  {
    name: 'Chrome, WebView and Edge 109',
    version: '109',
    builds: ['chrome', 'edge'],
    data: ['chrome', 'chrome_android', 'webview_android', 'edge'],
  },
  { name: 'Samsung Internet 21', version: '21', builds: [], data: ['samsunginternet_android'] },
  {
    name: 'Safari and iOS 16.4',
    version: '16.4',
    builds: ['safari', 'ios'],
    data: ['safari', 'safari_ios', 'webview_ios'],
  },
  { name: 'Firefox 115 ESR', version: '115', builds: ['firefox'], data: ['firefox', 'firefox_android'] },
] as const

/** For Vite: newer syntax is written as these browsers know it, and styles get their prefixes. */
export const buildTarget = supportedBrowsers.flatMap(({ builds, version }) =>
  builds.map((name) => `${name}${version}`),
)
