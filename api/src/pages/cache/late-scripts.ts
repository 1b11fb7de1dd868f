const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entryScript = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/
/** The router's mark for the end of the document, which only a page that is streamed needs. */
const boundaryScript =
  /<script[^>]*>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/

/**
 * Starts when the page is loaded and painted and the browser is idle, at the first touch, or after 4 seconds, because a picture may
 * never arrive.
 */
const start =
  "(e,f,d)=>{const go=()=>{if(d)return;d=1;for(const href of f)setTimeout(()=>document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href})));setTimeout(()=>import(e))};addEventListener('load',()=>new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&(self.requestIdleCallback??setTimeout)(go)).observe({type:'paint',buffered:true}));for(const t of['pointerdown','touchstart','keydown','focusin','input'])addEventListener(t,()=>setTimeout(go),{once:true,capture:true,passive:true});setTimeout(go,4000)}"

/**
 * Loads the scripts after the content: on a slow connection they would take bandwidth from styles, fonts and
 * pictures. All are requested at once when the page is loaded, or as soon as the visitor does something. Only
 * for pages that keep what is done to them meanwhile; a form has to be interactive at once.
 */
export function withLateScripts(page: Buffer, nonce: string): Buffer {
  if (!page.includes(' data-island=""') && !page.includes(' data-far=""')) return page
  // Searches only the head and the end, because the text between them is a hundred times as long.
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
    Buffer.from(
      end
        .replace(entryScript, '')
        .replace(boundaryScript, '')
        .replace('</body>', () => script),
    ),
  ])
}
