import { canRunClient } from '@haat/contract/shared/can-run-client.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entryScript = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/
/** Of the style sheet, or the end of a head that has none. */
const firstLink = /<link|$/
/** The router's mark for the end of the document, which only a page that is streamed needs. */
const boundaryScript =
  /<script[^>]*>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/

/** Asks for the files of a client that starts at once, at the top of the page, before the style sheet can hold that up. */
const preloadNow = (files: string) =>
  `if(${canRunClient})for(const href of ${files})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}))`

const hasFarInView =
  "||[...document.querySelectorAll('[data-far]')].some(s=>s.getBoundingClientRect().top<innerHeight-120)"

/**
 * Fetches the scripts when the page is loaded and the browser is idle, or after 4 seconds, because a picture may never arrive.
 * They are run at the first touch (`touched` of `web/src/first-load/event-replay.ts`): somebody who only reads needs none. They
 * are run without a touch where a pointer hovers, where this browser holds something that the page has to show, and where a
 * part of the home page that shows its pictures by script is in view.
 */
const later = (files: string, orWhen: string) =>
  `let d;const f=${files},get=()=>{for(const href of f.splice(0))setTimeout(()=>document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href})))},go=()=>{get();d??=setTimeout(run)},ready=()=>{get();try{if(['wishlist','cart','haat-chat'].some(k=>localStorage.getItem(k)))go()}catch{}if(matchMedia('(hover:hover)').matches${orWhen})go()};touched.then(go);addEventListener('load',()=>requestAnimationFrame(()=>(self.requestIdleCallback??setTimeout)(ready)));setTimeout(ready,4000)`

/**
 * Only where the page's first script has found that the client can run. Where its code cannot be had after all, what is
 * pressed is left to the browser again; a page that is being left may lose it without a word, as Firefox ends imports then.
 */
const startScript = (entry: string, when: string) =>
  `if(self.touched){const run=()=>import(${entry}).catch(x=>{touched=0;if(!document.querySelector('.leaving'))throw x});${when}}`

/**
 * Writes how the client is started, instead of the entry that Start names: not below our support, and on a page that keeps
 * what is done to it meanwhile only after the content, because on a slow connection scripts would take bandwidth from styles,
 * fonts and pictures. A form has to be interactive at once, and so has a page that lacks a part.
 */
export function withClientStart(page: Buffer, nonce: string, isWhole = true): Buffer {
  // Searches only the head and the end, because the text between them is a hundred times as long.
  const headEnd = page.indexOf('</head>')
  const entryAt = page.lastIndexOf('<script type="module" async=""')
  if (entryAt < headEnd) return page
  const [head, end] = [page.toString('utf8', 0, headEnd), page.toString('utf8', entryAt)]
  const entry = entryScript.exec(end)?.[1]
  if (!entry) return page
  const files = JSON.stringify([
    ...new Set([...head.matchAll(preload)].flatMap(([, file]) => file ?? []).concat(entry)),
  ])
  const hasFarParts = page.includes(' data-far=""')
  const isLate = isWhole && (hasFarParts || page.includes(' data-island=""'))
  const script = (content: string) => `<script nonce="${nonce}">${content}</script>`
  const when = isLate ? later(files, hasFarParts ? hasFarInView : '') : 'run()'
  const start = script(startScript(JSON.stringify(entry), when))
  const quietHead = head.replaceAll(preload, '')
  return Buffer.concat([
    Buffer.from(
      isLate ? quietHead : quietHead.replace(firstLink, (link) => script(preloadNow(files)) + link),
    ),
    page.subarray(headEnd, entryAt),
    Buffer.from(
      end
        .replace(entryScript, '')
        .replace(boundaryScript, '')
        .replace('</body>', () => `${start}</body>`),
    ),
  ])
}
