/** Milliseconds since the start of the page. */
export interface Painted {
  clickedAt: number
  paintedAt: number
}

declare global {
  var painted: Promise<Painted> | undefined
}

/**
 * Runs in the browser, so it can use nothing from outside itself. Measures the time from the next click to the
 * frame that shows both the heading and the large picture of the clicked product.
 */
export function awaitPainted(heading: string) {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const hasHeading = () =>
    [...document.querySelectorAll('h1')].some((h1) => h1.textContent.trim() === heading && isSeen(h1))
  const areaOf = (image: HTMLImageElement) => image.clientWidth * image.clientHeight
  const picture = () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')]
    const largest = images.toSorted((a, b) => areaOf(b) - areaOf(a))[0]
    return largest?.complete && largest.naturalWidth > 16 && isSeen(largest) ? largest : undefined
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // A frame is on its way to the screen when its callbacks are over: the next message comes after it.
  const afterFrame = async () => {
    await frame()
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(undefined)
    })
  }
  const watch = async () => {
    // Looks for the heading first: measuring the pictures of the page that is left would add work.
    const found = () => (hasHeading() ? picture() : undefined)
    let image = found()
    while (!image) {
      await frame()
      image = found()
    }
    // A loaded picture is not painted before it is decoded.
    await image.decode()
    await afterFrame()
    return performance.now()
  }
  globalThis.painted = new Promise((resolve, reject) => {
    const clicked = ({ timeStamp: clickedAt }: MouseEvent) =>
      watch().then((paintedAt) => resolve({ clickedAt, paintedAt }), reject)
    setTimeout(() => reject(new Error(`"${heading}" and its picture were not painted`)), 10_000)
    addEventListener('click', (event) => void clicked(event), { capture: true, once: true })
  })
}
