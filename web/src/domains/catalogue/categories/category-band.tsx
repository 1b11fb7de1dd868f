import toolbox from 'picture:promo-toolbox'
import basket from 'picture:promo-basket'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { buttonClass } from '#ui/button/button-class.ts'

interface CategoryBandProps {
  to: '/categories/' | '/service-categories/'
  title: string
  text: string | undefined
  label: string
}

/** A link to the page of the other kind: services below products, and the other way round. */
export function CategoryBand({ to, title, text, label }: CategoryBandProps) {
  const picture = to === '/categories/' ? basket : toolbox
  return (
    <section className="ghost on-colour flex flex-wrap items-center gap-x-10 gap-y-5 overflow-hidden rounded-hero bg-pine-deep p-6 text-white md:px-9 md:py-10">
      <div className="grow">
        <h2 className="text-title">{title}</h2>
        <p className="min-h-[1lh]">{text}</p>
      </div>
      <Link to={to} className={buttonClass({ variant: 'marigold' })}>
        <span className="flex items-center gap-2">
          {label} <ArrowRight aria-hidden className="size-5" />
        </span>
      </Link>
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
        className="ml-auto w-24 md:mx-8 md:w-33"
      />
    </section>
  )
}
