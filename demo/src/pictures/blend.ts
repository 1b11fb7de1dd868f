export type Canvas = { data: Buffer; width: number; height: number; channels: 3 }
export type Layer = { data: Buffer; width: number; height: number; left: number; top: number }

/** Draws a layer with alpha on an opaque canvas; the parts of it outside the canvas are cut off. */
export function blend(canvas: Canvas, { data: ink, width, height, left, top }: Layer): void {
  const ground = canvas.data
  const right = Math.min(width, canvas.width - left)
  const bottom = Math.min(height, canvas.height - top)
  for (let y = Math.max(0, -top); y < bottom; y++) {
    const row = (y + top) * canvas.width + left
    for (let x = Math.max(0, -left); x < right; x++) {
      const from = (y * width + x) * 4
      const alpha = ink[from + 3] ?? 0
      if (alpha === 0) continue
      const to = (row + x) * 3
      for (let tone = 0; tone < 3; tone++) {
        const over = (ink[from + tone] ?? 0) * alpha + (ground[to + tone] ?? 0) * (255 - alpha)
        ground[to + tone] = Math.round(over / 255)
      }
    }
  }
}
