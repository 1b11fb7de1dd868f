/**
 * An inline script that runs before the first paint. Until then the class `unpainted` keeps the browser from laying out
 * anything below the first screen, since on a phone that takes as long as the screen itself. The class goes at once when
 * the browser restores a scroll position, and is never set where the address names a position. The time limit is for a
 * page that is loaded in the background, which is not painted at all.
 */
export const firstPaintScript =
  "if(!location.hash){const c=document.documentElement.classList,p=()=>c.remove('unpainted');c.add('unpainted');addEventListener('scroll',p,{once:true});setTimeout(p,2000);new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&p()).observe({type:'paint',buffered:true})}"
