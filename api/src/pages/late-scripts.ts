const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entryScript = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/

/** When the page stands there whole and is painted, at the first touch, or after 4 seconds: a picture may never come. */
const start =
  "(e,f,d)=>{const go=()=>{if(d)return;d=1;for(const href of f)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));import(e)};addEventListener('load',()=>new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&go()).observe({type:'paint',buffered:true}));for(const t of['pointerdown','touchstart','keydown','focusin','input'])addEventListener(t,()=>setTimeout(go),{once:true,capture:true,passive:true});setTimeout(go,4000)}"

/**
 * What a visitor came for goes first: on a slow line scripts take the bandwidth of styles, fonts and pictures. They are
 * asked for, all at once, when the page stands there whole, or as soon as somebody does something. Only for pages that
 * keep what is done to them meanwhile; a form that somebody fills in has to be alive at once.
 */
export function withLateScripts(page: Buffer, nonce: string): Buffer {
  if (!page.includes(' data-asleep=""') && !page.includes(' data-far=""')) return page
  // Looked for only where they stand: the words between are a hundred times as long.
  const headEnd = page.indexOf('</head>')
  const entryAt = page.lastIndexOf('<script type="module" async=""')
  if (entryAt < headEnd) return page
  const [head, end] = [page.toString('utf8', 0, headEnd), page.toString('utf8', entryAt)]
  const entry = entryScript.exec(end)?.[1]
  if (!entry) return page
  const files = new Set([...head.matchAll(preload)].flatMap(([, file]) => file ?? []).concat(entry))
  const call = `(${start})(${JSON.stringify(entry)},${JSON.stringify([...files])})`
  const script = `<script nonce="${nonce}">${call}</script></body>`
  return Buffer.concat([
    Buffer.from(head.replaceAll(preload, '')),
    page.subarray(headEnd, entryAt),
    Buffer.from(end.replace(entryScript, '').replace('</body>', () => script)),
  ])
}
