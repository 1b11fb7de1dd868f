import { growingPauseMs } from '#api/growing-pause.ts'

/**
 * While a file is still being made, the server answers with a placeholder of 8 pixels; a
 * failed picture has width 0.
 */
const minLoadedWidth = 16
const maxRetries = 8
const pauses = { firstMs: 2500, longestMs: 40_000 }

export const isFinished = ({ naturalWidth }: HTMLImageElement) => naturalWidth >= minLoadedWidth

/** After how long a picture is asked for again that was asked for so often; undefined when it is given up. */
export const msUntilRetry = (retries: number) =>
  retries < maxRetries ? growingPauseMs(retries, pauses) : undefined
