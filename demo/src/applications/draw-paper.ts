import type { Services } from '@haat/api/services.ts'
import type { PaperKind } from '@haat/contract/domains/applications.rules.ts'

const inks: Record<PaperKind, string> = {
  'pan-card': '#2b3a78',
  'registration-certificate': '#14543f',
  'vat-certificate': '#7a4b00',
  'payout-proof': '#b5123e',
  licence: '#5b2a7d',
}
const width = 840
const height = 1160

/** A paper without words: nobody takes it for a real one, and it needs no font. */
export function drawPaper({ parser }: Pick<Services, 'parser'>, kind: PaperKind): Promise<Buffer> {
  const ink = inks[kind]
  const bar = (x: number, y: number, length: number, thickness = 14, opacity = 0.45) =>
    `<rect x="${x}" y="${y}" width="${length}" height="${thickness}" rx="7" fill="#3b2f3a" fill-opacity="${opacity}"/>`
  const rows = Array.from({ length: 7 }, (_, row) => {
    const y = 400 + row * 80
    return `${bar(90, y, 170)}${bar(330, y, 250 + ((row * 67) % 160), 16, 0.7)}<path d="M80 ${y + 46}H760" stroke="#d8cfc4" stroke-width="2" stroke-dasharray="3 6"/>`
  }).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#675664"/>
    <rect x="40" y="30" width="760" height="1100" rx="10" fill="#fffdf9"/>
    ${bar(270, 90, 300)}${bar(210, 130, 420, 22, 0.75)}${bar(300, 178, 240)}${bar(170, 240, 500, 28, 0.85)}
    <path d="M80 320H760" stroke="${ink}" stroke-width="5"/>
    ${rows}
    <g fill="none" stroke="${ink}" stroke-opacity="0.55" stroke-width="6"><circle cx="190" cy="1040" r="58"/><circle cx="190" cy="1040" r="40"/></g>
    <path d="M560 1050c30-60 50 30 80-10s40-40 50 10 40 0 60-10" fill="none" stroke="#2b2b55" stroke-width="5"/>
    ${bar(560, 1080, 180, 8)}
  </svg>`
  return parser.drawPicture(svg)
}
