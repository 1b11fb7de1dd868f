import type { Slide } from '@haat/contract/domains/home.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useOptionalQuery } from '#api/use-optional-query.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { homeQueries } from '../home.queries.ts'
import { isHomeServerRendered } from '../sections/server-rendered-home.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { SlideScene } from './slide-scene.tsx'
import { SlideText } from './slide-text.tsx'
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
