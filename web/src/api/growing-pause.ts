interface Bounds {
  firstMs: number
  longestMs: number
}

/** How long whoever was refused so often waits: twice as long each time, with jitter, so that many do not return together. */
export const growingPauseMs = (tries: number, { firstMs, longestMs }: Bounds, random = Math.random()) =>
  Math.min(firstMs * 2 ** tries, longestMs) * (0.5 + random / 2)

export const growingPause = (tries: number, bounds: Bounds): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, growingPauseMs(tries, bounds)))
