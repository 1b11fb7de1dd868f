import craft from 'picture:hero-craft'
import craftPhone from 'picture:avif/hero-craft-phone'
import goods from 'picture:hero-goods'
import goodsPhone from 'picture:avif/hero-goods-phone'
import winter from 'picture:hero-haat'
import winterPhone from 'picture:avif/hero-haat-phone'
import hands from 'picture:hero-hands'
import handsPhone from 'picture:avif/hero-hands-phone'
import { preload } from 'react-dom'
import type { Slide } from '@haat/contract/domains/home.ts'
import type { SlideScene as SceneName } from '@haat/contract/domains/home.rules.ts'
import { Picture } from '#ui/picture/picture.tsx'
import type { StatePicture } from '#ui/state/state-screen.tsx'

const scenes: Record<SceneName, { wide: StatePicture; phone: typeof winterPhone }> = {
  winter: { wide: winter, phone: winterPhone },
  hands: { wide: hands, phone: handsPhone },
  craft: { wide: craft, phone: craftPhone },
  haat: { wide: goods, phone: goodsPhone },
}

const onPhone = '(max-width: 47.99rem)'
const onDesktop = '(min-width: 48rem)'
const sizes = '(min-width: 48rem) 440px, 100vw'
// The height is limited so that on a phone the controls below it stay above the bottom bar.
const boxClass = 'size-full max-md:aspect-[390/266] max-md:max-h-[29.5svh]'

const boxOf = ({ width, height }: StatePicture) => ({ width, height })

type SlideSceneProps = { slide: Slide; isFirst: boolean }

/** The largest element of the first screen, so the picture of the first slide is fetched first and never lazily. */
export function SlideScene({ slide, isFirst }: SlideSceneProps) {
  if (slide.picture) {
    return <Picture picture={slide.picture} sizes={sizes} priority={isFirst} className={boxClass} />
  }
  const { wide, phone } = scenes[slide.scene]
  if (isFirst) {
    preload(phone.avif, { as: 'image', type: 'image/avif', fetchPriority: 'high', media: onPhone })
    preload(wide.src, { as: 'image', fetchPriority: 'high', media: onDesktop })
  }
  return (
    <picture className="block h-full">
      <source media={onPhone} type="image/avif" srcSet={phone.avif} {...boxOf(phone)} />
      <source media={onPhone} srcSet={phone.src} {...boxOf(phone)} />
      <img
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt=""
        fetchPriority={isFirst ? 'high' : 'low'}
        className={`${boxClass} object-cover object-bottom`}
      />
    </picture>
  )
}
