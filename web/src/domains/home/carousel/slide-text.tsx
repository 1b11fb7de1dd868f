import { defaultParseSearch, Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import MountainSnow from 'lucide-react/icons/mountain-snow'
import type { Slide } from '@haat/contract/domains/home.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { buttonClass } from '#ui/button/button-class.ts'

/** The text of a slide. All slides share one grid cell, so that the tallest one sets the height and nothing moves. */
export function SlideText({ slide, isShown }: { slide: Slide; isShown: boolean }) {
  const [path = '/', search = ''] = slide.link.split('?')
  return (
    <div
      inert={!isShown}
      className={`col-start-1 row-start-1 flex flex-col items-start justify-center transition-[opacity,visibility] duration-(--slide) ${isShown ? '' : 'invisible opacity-0'}`}
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
