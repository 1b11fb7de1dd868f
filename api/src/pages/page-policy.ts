/** What a policy allows inline beside `'self'`, as the source lists of its directives. */
export interface InlineSources {
  script: string
  style: string
}

/** For an answer that is rendered for one request. Scripts with its nonce may load others. */
export const nonceSources = (nonce: string): InlineSources => ({
  script: `'nonce-${nonce}' 'strict-dynamic'`,
  style: `'nonce-${nonce}'`,
})

interface PolicyOptions {
  isDevelopment: boolean
  /** Whether the page was requested by https. */
  isSecure?: boolean
  apiUrl?: string | undefined
  /** The gateway that a payment form is sent to. */
  formUrl?: string | undefined
  /** The names under which the page makes scripts, where it is none of the shop's. */
  trustedTypes?: string
}

const reportsPath = '/api/csp-reports'
/** The address that `report-to csp` refers to. */
export const reportingEndpoints = `csp="${reportsPath}"`

/**
 * The Content-Security-Policy of a page: only our files run and the inline scripts that `sources` names. Trusted Types
 * close the DOM's script sinks; `haat#pdf` starts a worker, and `haat#preview` writes the empty page in which staff
 * preview the home page.
 */
export function pagePolicy(sources: InlineSources, options: PolicyOptions): string {
  const formHost = options.formUrl ? ` ${new URL(options.formUrl).origin}` : ''
  const api = options.apiUrl ? ` ${new URL(options.apiUrl).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${sources.script}`.trimEnd(),
    // Vite's development client inserts style elements of its own.
    options.isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self' ${sources.style}`.trimEnd(),
    `img-src 'self' data: blob:${api}`,
    // One font weight is embedded in the style sheet.
    "font-src 'self' data:",
    // Vite waits for its server to come back in a worker made from a blob.
    options.isDevelopment ? "worker-src 'self' blob:" : "worker-src 'self'",
    options.isDevelopment ? "connect-src 'self' ws:" : `connect-src 'self'${api}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${formHost}`,
    ...(options.isDevelopment ? [] : [`report-uri ${reportsPath}`]),
    // A browser that knows `report-to` ignores `report-uri`, but accepts its header by https alone.
    ...(options.isSecure && !options.isDevelopment ? ['report-to csp'] : []),
    ...(options.isDevelopment
      ? []
      : [
          "require-trusted-types-for 'script'",
          `trusted-types ${options.trustedTypes ?? 'haat#pdf haat#preview'}`,
        ]),
  ].join('; ')
}
