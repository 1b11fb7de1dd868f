/**
 * An inline script that runs before the first paint. Until the page is painted and complete, the class `unpainted` keeps
 * the browser from laying out what lies below a phone's first screen. Then the parts are released one by one, each in a
 * frame of its own (`data-released`), since all of them together would block the page. A scroll or a key releases all
 * that is left at once. The class is not set where the address names a position, or where the page is loaded in the
 * background and therefore not painted at all.
 */
export const firstPaintScript =
  "if(!location.hash&&!document.hidden){const d=document,c=d.documentElement.classList,all=()=>c.remove('unpainted'),next=([e,...l])=>{if(!e)return all();e.dataset.released='';requestAnimationFrame(()=>setTimeout(next,0,l))};c.add('unpainted');addEventListener('scroll',all);addEventListener('keydown',all);d.addEventListener('visibilitychange',all);d.addEventListener('DOMContentLoaded',()=>new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint')[0]){o.disconnect();next([...d.querySelectorAll(':is(.product-grid,[data-far]) li:nth-child(n+5),.far-below,[data-far],body>footer')])}}).observe({type:'paint',buffered:true}))}"
