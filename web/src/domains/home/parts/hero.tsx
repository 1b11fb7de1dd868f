import scene from 'picture:hero-haat'
import scenePhone from 'picture:hero-haat-phone'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import MountainSnow from 'lucide-react/icons/mountain-snow'
import { useMessages } from '#messages/use-messages.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button-class.ts'

/** The scene is the largest thing on the first screen: it is fetched first and never lazily. */
function Scene() {
  return (
    <picture className="block h-full">
      <source
        media="(max-width: 47.99rem)"
        srcSet={scenePhone.src}
        width={scenePhone.width}
        height={scenePhone.height}
      />
      <img
        src={scene.src}
        width={scene.width}
        height={scene.height}
        alt=""
        fetchPriority="high"
        className="h-full w-full object-cover object-bottom max-md:aspect-[390/266]"
      />
    </picture>
  )
}

/**
 * The scene comes first in the document, as it stands on a phone, and every part has its own cell on a desktop: a page
 * that is painted before it has come whole only grows, and nothing in it moves.
 */
export function Hero() {
  const { home } = useMessages()
  return (
    <section className="ghost grid overflow-hidden bg-crimson-fill text-white md:min-h-[436px] md:grid-cols-[400px_27px_1fr] md:rounded-hero">
      <div className="relative md:col-start-3 md:row-start-1">
        <div className="md:absolute md:inset-0">
          <Scene />
        </div>
      </div>
      <Weave className="md:hidden" />
      <Weave cell={3} turned className="max-md:hidden md:col-start-2 md:row-start-1" />
      <div className="flex flex-col items-start justify-center px-(--gutter) py-7 md:col-start-1 md:row-start-1 md:p-10">
        <p className="flex items-center gap-2 font-semibold text-marigold-soft">
          <MountainSnow aria-hidden className="size-[18px]" />
          {home.kicker}
        </p>
        <h1 className="mt-2 text-hero">{home.title}</h1>
        <p className="mt-3 max-w-96 text-lead">{home.text}</p>
        <Link to="/products/" className={buttonClass({ variant: 'onColour', className: 'mt-6' })}>
          <span className="flex items-center gap-2">
            {home.look} <ArrowRight className="size-5" />
          </span>
        </Link>
      </div>
    </section>
  )
}
