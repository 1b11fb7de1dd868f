import { namedKeys } from './engine.ts'

/** Input as WebDriver describes it, and WebDriver BiDi with it. */

export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
const keyboard = (actions: object[]) => [{ type: 'key', id: 'keyboard', actions }]

export const typing = (text: string) => keyboard([...text].flatMap((sign) => [down(sign), up(sign)]))

/** Keys that are held together, and let go of the other way round. */
export const pressing = (keys: readonly string[]) => {
  const values = keys.map((key) => (key in namedKeys ? namedKeys[key as keyof typeof namedKeys] : key))
  return keyboard([...values.map(down), ...values.toReversed().map(up)])
}
