import { escapeHtml } from '../../api/src/platform/http/escape-html.ts'

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:2rem 1rem;background:#191116;color:#f7ecdf}main{max-width:60rem;margin:auto}pre{overflow-x:auto;padding:1rem;border-radius:.75rem;background:#241a20;font-size:14px}'

/** Requests the same page until it succeeds; while something restarts, the answer waits for it. */
const script =
  "{const ask=async()=>{try{const{status}=await fetch(location.href,{headers:{accept:'text/html'}});if(status<500)return location.reload()}catch{}setTimeout(ask,700)};setTimeout(ask,700)}"

/** Shown instead of a page that cannot be rendered until the named error is fixed. */
export function errorPage(title: string, text: string, nonce = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><pre>${escapeHtml(readable(text))}</pre><p>This page opens by itself once it is mended.</p></main><script nonce="${nonce}">${script}</script></body></html>`
}

/** The beginning of Node's error output, before the file. */
const beginning = /^node:internal[^\n]*\n *triggerUncaughtException\(\n *\^\n/m
const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/** Without colours, and without stack lines of Node itself. */
const readable = (output: string) =>
  output
    .replaceAll(colours, '')
    .replace(beginning, '')
    .split('\n')
    .filter((line) => !line.includes('node:internal'))
    .join('\n')
    .trim()
