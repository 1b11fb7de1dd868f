import { defaultParseSearch, Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import MountainSnow from 'lucide-react/icons/mountain-snow'
import craftPhone from 'picture:avif/hero-craft-phone'
import goodsPhone from 'picture:avif/hero-goods-phone'
import winterPhone from 'picture:avif/hero-haat-phone'
import handsPhone from 'picture:avif/hero-hands-phone'
import craft from 'picture:hero-craft'
import goods from 'picture:hero-goods'
import winter from 'picture:hero-haat'
import hands from 'picture:hero-hands'
import { preload } from 'react-dom'
import type { SlideScene as SceneName } from '@haat/contract/domains/home.rules.ts'
import type { Slide } from '@haat/contract/domains/home.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useOptionalQuery } from '#api/use-optional-query.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { Picture } from '#ui/picture/picture.tsx'
import type { StatePicture } from '#ui/state/state-screen.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { homeQueries } from '../home.queries.ts'
import { isHomeServerRendered } from '../sections/server-rendered-home.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { useCarousel } from './use-carousel.ts'

const tones = { crimson: 'bg-crimson-fill', pine: 'bg-pine-deep', indigo: 'bg-indigo-fill' }

/** Without slides, or when they cannot be read, one slide with our own texts is shown. */
function useSlides(): Slide[] {
  const home = useArea('home')
  const slides = useOptionalQuery(homeQueries.slides(useCall()), isHomeServerRendered())
  if (slides && slides.length > 0) return slides
  const inBothLanguages = (text: string) => ({ en: text, ne: text })
  const texts = {
    kicker: inBothLanguages(home.kicker),
    title: inBothLanguages(home.title),
    text: inBothLanguages(home.text),
    button: inBothLanguages(home.look),
  }
  return [{ id: 'own', ...texts, link: '/categories/', tone: 'crimson', scene: 'winter', picture: null }]
}

/**
 * The scene comes first in the document, as on a phone, and on a desktop every part has its own grid cell. So a
 * page that is painted before all of it has arrived only grows, and nothing in it moves.
 */
export function Carousel() {
  const home = useArea('home')
  const slides = useSlides()
  const { index, reach, isPaused, isAnnounced, goTo, setIsPaused, handlers } = useCarousel(slides.length)
  const slide = slides[index] ?? slides[0]!
  return (
    <section
      aria-roledescription="carousel"
      aria-label={home.carousel}
      {...handlers}
      className={`ghost on-colour grid touch-pan-y overflow-hidden text-white transition-colors duration-(--slide) md:min-h-[436px] md:grid-cols-[400px_27px_1fr] md:rounded-hero ${tones[slide.tone]}`}
    >
      <div className="relative md:col-start-3 md:row-start-1">
        <Scenes slides={slides} index={index} reach={reach} />
      </div>
      <Weave className="md:hidden" />
      <Weave cell={3} turned className="max-md:hidden md:col-start-2 md:row-start-1" />
      <div className="flex flex-col px-(--gutter) pt-4 pb-3 md:col-start-1 md:row-start-1 md:px-10 md:pt-9 md:pb-6">
        <div className="grid grow">
          {slides.map((one) => (
            <SlideText key={one.id} slide={one} isShown={one === slide} />
          ))}
        </div>
        {slides.length > 1 && (
          <CarouselControls
            index={index}
            count={slides.length}
            isPaused={isPaused}
            onGoTo={goTo}
            onPause={setIsPaused}
          />
        )}
      </div>
      <Told slide={isAnnounced ? slide : undefined} index={index} count={slides.length} />
    </section>
  )
}

function Scenes({ slides, index, reach }: { slides: Slide[]; index: number; reach: number }) {
  return slides.slice(0, reach + 1).map((slide, at) => (
    <div
      key={slide.id}
      className={`transition-opacity duration-(--slide) md:absolute md:inset-0 ${at > 0 ? 'max-md:absolute max-md:inset-0' : ''} ${at === index ? '' : 'opacity-0'}`}
    >
      <SlideScene slide={slide} isFirst={at === 0} />
    </div>
  ))
}

function Told({ slide, index, count }: { slide: Slide | undefined; index: number; count: number }) {
  const { ui } = useMessages()
  const home = useArea('home')
  const figure = (n: number) => formatCount(n, ui.language)
  return (
    <VisuallyHidden>
      <span role="status">
        {slide && home.slideSays(figure(index + 1), figure(count), inLanguage(slide.title, ui.language))}
      </span>
    </VisuallyHidden>
  )
}

/**
 * The text of a slide. All slides share one grid cell, so that the tallest one sets the height and nothing moves. One
 * text is gone before the next one comes: half faded over each other, neither could be read.
 */
function SlideText({ slide, isShown }: { slide: Slide; isShown: boolean }) {
  const [path = '/', search = ''] = slide.link.split('?')
  return (
    <div
      inert={!isShown}
      className={`col-start-1 row-start-1 flex flex-col items-start justify-center transition-[opacity,visibility] ${isShown ? 'delay-(--press) duration-(--slide)' : 'invisible opacity-0 duration-(--press)'}`}
    >
      <p className="flex items-center gap-2 font-semibold text-marigold-soft">
        <MountainSnow aria-hidden className="size-[18px] shrink-0" />
        <BilingualText text={slide.kicker} />
      </p>
      <h2 className="mt-1 text-hero md:mt-2">
        <BilingualText text={slide.title} />
      </h2>
      <p className="mt-2 max-w-96 text-lead md:mt-3">
        <BilingualText text={slide.text} />
      </p>
      <Link
        to={path as '/'}
        search={defaultParseSearch(search) as never}
        className={buttonClass({ variant: 'onColour', className: 'mt-4 md:mt-6' })}
      >
        <span className="flex items-center gap-2">
          <BilingualText text={slide.button} /> <ArrowRight aria-hidden className="size-5" />
        </span>
      </Link>
    </div>
  )
}

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
function SlideScene({ slide, isFirst }: SlideSceneProps) {
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
