const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entryScript = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/
/** The router's mark for the end of the document, which only a page that is streamed needs. */
const boundaryScript =
  /<script[^>]*>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/

const hasFarInView =
  "||[...document.querySelectorAll('[data-far]')].some(s=>s.getBoundingClientRect().top<innerHeight-120)"

/**
 * Fetches the scripts when the page is loaded and the browser is idle, or after 4 seconds, because a picture may never arrive.
 * They are run at the first touch (`touched` of `web/src/first-load/event-replay.ts`): somebody who only reads needs none. They
 * are run without a touch where a pointer hovers, where this browser holds something that the page has to show, and where a
 * part of the home page that shows its pictures by script is in view.
 */
const start = (orWhen: string) =>
  `(e,f,d)=>{const get=()=>{for(const href of f.splice(0))setTimeout(()=>document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href})))},go=()=>{get();d??=setTimeout(()=>import(e))},ready=()=>{get();try{if(['wishlist','cart','haat-chat'].some(k=>localStorage.getItem(k)))go()}catch{}if(matchMedia('(hover:hover)').matches${orWhen})go()};touched.then(go);addEventListener('load',()=>requestAnimationFrame(()=>(self.requestIdleCallback??setTimeout)(ready)));setTimeout(ready,4000)}`

/**
 * Loads the scripts after the content: on a slow connection they would take bandwidth from styles, fonts and
 * pictures. Only for pages that keep what is done to them meanwhile; a form has to be interactive at once.
 */
export function withLateScripts(page: Buffer, nonce: string): Buffer {
  const hasFarParts = page.includes(' data-far=""')
  if (!hasFarParts && !page.includes(' data-island=""')) return page
  // Searches only the head and the end, because the text between them is a hundred times as long.
  const headEnd = page.indexOf('</head>')
  const entryAt = page.lastIndexOf('<script type="module" async=""')
  if (entryAt < headEnd) return page
  const [head, end] = [page.toString('utf8', 0, headEnd), page.toString('utf8', entryAt)]
  const entry = entryScript.exec(end)?.[1]
  if (!entry) return page
  const files = new Set([...head.matchAll(preload)].flatMap(([, file]) => file ?? []).concat(entry))
  const call = `(${start(hasFarParts ? hasFarInView : '')})(${JSON.stringify(entry)},${JSON.stringify([...files])})`
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
