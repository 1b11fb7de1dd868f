import type { Placed } from './placing.ts'

/** A wide soft shadow under the whole object and a tight one where it touches the ground. */
export function drawShadow(placed: Placed): string {
  if (placed.object.shadow === false) return ''
  const { foot } = placed
  const footWidth = foot.right - foot.left
  const footMiddle = (foot.left + foot.right) / 2
  const middle = (placed.left + placed.width / 2 + footMiddle) / 2
  const wide = Math.max(placed.width * 0.56, footWidth * 0.62)
  const unit = Math.min(placed.width, placed.height)
  return (
    ellipse('soft', middle + unit * 0.03, foot.y + unit * 0.012, wide, unit * 0.08) +
    ellipse('contact', footMiddle, foot.y, footWidth * 0.55, unit * 0.036)
  )
}

function ellipse(fill: string, x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="url(#${fill})"/>`
}

export function shadowPaints(tone: string): string {
  const soft = [0.38, 0.36, 0.16, 0].map((opacity, step) =>
    stop(tone, opacity, [0, 0.45, 0.75, 1][step] ?? 1),
  )
  const contact = [0.5, 0.5, 0].map((opacity, step) => stop(tone, opacity, [0, 0.6, 1][step] ?? 1))
  return `<radialGradient id="soft">${soft.join('')}</radialGradient><radialGradient id="contact">${contact.join('')}</radialGradient>`
}

function stop(tone: string, opacity: number, offset: number): string {
  return `<stop offset="${offset}" stop-color="${tone}" stop-opacity="${opacity}"/>`
}
