/**
 * Runs before the first paint: until then nothing is laid out that lies below the first screen, since a phone needs as
 * long for that as for the screen itself. Who comes back to a place farther down, or to one that the address names,
 * sees it at once. A page in the background is not painted at all.
 */
export const firstPaintScript =
  "if(!location.hash){const c=document.documentElement.classList,p=()=>c.remove('unpainted');c.add('unpainted');addEventListener('scroll',p,{once:true});setTimeout(p,2000);new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&p()).observe({type:'paint',buffered:true})}"
