interface PolicyOptions {
  isDevelopment: boolean
  /** Whether the page was asked for by https. */
  isSecure?: boolean
  apiUrl?: string | undefined
  /** Where shoppers are sent to pay by a form. */
  formUrl?: string | undefined
}

const reportsPath = '/api/csp-reports'
/** Where `report-to csp` leads to. */
export const reportingEndpoints = `csp="${reportsPath}"`

/**
 * What a page may do: only scripts that carry this answer's nonce, and what they load themselves.
 * Trusted Types close the DOM's script sinks; `haat#pdf` is the one place that starts a worker.
 */
export function pagePolicy(nonce: string, options: PolicyOptions): string {
  const formHost = options.formUrl ? ` ${new URL(options.formUrl).origin}` : ''
  const api = options.apiUrl ? ` ${new URL(options.apiUrl).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // Vite's development client writes style elements of its own.
    options.isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${api}`,
    // One weight comes inside the style sheet.
    "font-src 'self' data:",
    // Vite waits for its server to come back in a worker made from a blob.
    options.isDevelopment ? "worker-src 'self' blob:" : "worker-src 'self'",
    options.isDevelopment ? "connect-src 'self' ws:" : `connect-src 'self'${api}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${formHost}`,
    ...(options.isDevelopment ? [] : [`report-uri ${reportsPath}`]),
    // A browser that knows the newer word forgets the older one, but takes its header by https alone.
    ...(options.isSecure && !options.isDevelopment ? ['report-to csp'] : []),
    ...(options.isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types haat#pdf']),
  ].join('; ')
}
