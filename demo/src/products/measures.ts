import { toDevanagariDigits } from '@haat/contract/shared/numbers.ts'

export interface Size {
  key: string
  en: string
  ne: string
  /** Factor on the price of the product. */
  factor: number
}

const units: [RegExp, string][] = [
  [/years/, 'वर्ष'],
  [/months/, 'महिना'],
  [/kg/, 'केजी'],
  [/\bg\b/, 'ग्राम'],
  [/ml/, 'मि.लि.'],
  [/litre/, 'लिटर'],
  [/cm/, 'से.मि.'],
  [/GB/, 'जीबी'],
  [/TB/, 'टीबी'],
  [/pieces?/, 'वटा'],
  [/pairs?/, 'जोर'],
  [/bags|packets?/, 'पोका'],
  [/bundles?/, 'मुठा'],
  [/Single/, 'एक जनाको'],
  [/Double/, 'दुई जनाको'],
  [/King/, 'किङ'],
]

/** Writes "250 g" as Nepali shops do: "२५० ग्राम". Letters of clothes sizes stay as they are. */
export function measureInNepali(text: string): string {
  const worded = units.reduce((sofar, [unit, word]) => sofar.replace(unit, word), text)
  return toDevanagariDigits(worded.replace(/ +/g, ' ').trim())
}

/** Reads a list of sizes with factors on the price: `100 g, 250 g*2.3`. */
export function readSizes(list: string): Size[] {
  return list.split(',').map((part) => {
    const [en = '', factor = '1'] = part.trim().split('*')
    const key = en
      .toLowerCase()
      .replace(/×/g, 'x')
      .replace(/[^a-z0-9]+/g, '-')
    return { key, en, ne: measureInNepali(en), factor: Number(factor) }
  })
}
