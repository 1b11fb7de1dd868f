const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entryScript = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/

/** When the page stands there whole, at the first touch, or after 4 seconds: a picture may never come. */
const start =
  "(e,f,d)=>{const go=()=>{if(d)return;d=1;for(const href of f)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));import(e)};addEventListener('load',()=>setTimeout(go));for(const t of['pointerdown','touchstart','keydown','focusin','input'])addEventListener(t,()=>setTimeout(go),{once:true,capture:true,passive:true});setTimeout(go,4000)}"

/**
 * What a visitor came for goes first: on a slow line scripts take the bandwidth of styles, fonts and pictures. They are
 * asked for, all at once, when the page stands there whole, or as soon as somebody does something. Only for pages that
 * keep what is done to them meanwhile; a form that somebody fills in has to be alive at once.
 */
export function withLateScripts(html: string, nonce: string): string {
  if (!html.includes(' data-asleep=""') && !html.includes(' data-far=""')) return html
  // Looked for only where they stand: the words between are a hundred times as long.
  const headEnd = html.indexOf('</head>')
  const entryAt = html.lastIndexOf('<script type="module" async=""')
  const entry = entryScript.exec(html.slice(entryAt))?.[1]
  if (entryAt < headEnd || !entry) return html
  const head = html.slice(0, headEnd)
  const files = new Set([...head.matchAll(preload)].flatMap(([, file]) => file ?? []).concat(entry))
  const page =
    head.replaceAll(preload, '') + html.slice(headEnd, entryAt) + html.slice(entryAt).replace(entryScript, '')
  const call = `(${start})(${JSON.stringify(entry)},${JSON.stringify([...files])})`
  return page.replace('</body>', () => `<script nonce="${nonce}">${call}</script></body>`)
}
