import { creamBlock, crimsonBlock, marigoldBlock, market } from './hero-scenes.ts'
import type { Picture } from './picture.ts'

type Trio = { left: string; middle: string; right: string; before: readonly [string, string] }

/** Three objects on blocks of cloth, the largest in the middle, and two small ones in front of them. */
const wide = ({ left, middle, right, before }: Trio): Picture =>
  market(
    872,
    872,
    [
      { name: before[0], size: 0.12, x: 0.33, foot: 0.978 },
      { name: before[1], size: 0.12, x: 0.7, foot: 0.98 },
    ],
    [
      crimsonBlock({
        left: 0.034,
        right: 0.305,
        top: 0.823,
        object: { name: left, size: 0.272, x: 0.168, foot: 0.836 },
      }),
      creamBlock({
        left: 0.329,
        right: 0.688,
        top: 0.738,
        object: { name: middle, size: 0.37, x: 0.51, foot: 0.752 },
      }),
      marigoldBlock({
        left: 0.71,
        right: 0.977,
        top: 0.855,
        object: { name: right, size: 0.262, x: 0.845, foot: 0.868 },
      }),
    ],
  )

const phone = ({ left, middle, right }: Trio): Picture =>
  market(
    780,
    532,
    [],
    [
      crimsonBlock({
        left: 0.039,
        right: 0.307,
        top: 0.813,
        object: { name: left, size: 0.338, x: 0.172, foot: 0.828 },
      }),
      creamBlock({
        left: 0.331,
        right: 0.6735,
        top: 0.735,
        object: { name: middle, size: 0.45, x: 0.503, foot: 0.751 },
      }),
      marigoldBlock({
        left: 0.71,
        right: 0.972,
        top: 0.836,
        object: { name: right, size: 0.334, x: 0.842, foot: 0.851 },
      }),
    ],
  )

const hands: Trio = {
  left: 'bucket',
  middle: 'toolbox',
  right: 'barber-pole',
  before: ['sponge', 'scissors'],
}
const craft: Trio = { left: 'bell', middle: 'sari', right: 'honey-pot', before: ['diya-lamp', 'blossom'] }
const goods: Trio = {
  left: 'potted-plant',
  middle: 'basket',
  right: 'teddy-bear',
  before: ['camera', 'teacup-without-handle'],
}

/** The slides of the home page after the first one. */
export const slideScenes = {
  'hero-hands': wide(hands),
  'hero-hands-phone': phone(hands),
  'hero-craft': wide(craft),
  'hero-craft-phone': phone(craft),
  'hero-goods': wide(goods),
  'hero-goods-phone': phone(goods),
} satisfies Record<string, Picture>
