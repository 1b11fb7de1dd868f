import basket from 'picture:state-basket'
import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button/button-class.ts'

/** One panel in place of the departments while nothing is sold yet, instead of many empty cards. */
export function NoDepartments() {
  const home = useArea('home')
  return (
    <section className="pt-(--section-gap)">
      <h2 className="mb-5 text-h2">{home.lanes}</h2>
      <div className="flex items-center gap-8 overflow-hidden rounded-deal bg-cream p-6 max-md:flex-col max-md:text-center md:px-10">
        <div className="state-arch state-arch-blush shrink-0">
          <img
            src={basket.src}
            width={basket.width}
            height={basket.height}
            alt=""
            loading="lazy"
            className="w-[7.5rem]"
          />
          <Weave className="w-full" />
        </div>
        <div>
          <h3 className="text-title">{home.lanesEmpty}</h3>
          <p className="mt-2 max-w-(--container-text) text-muted">{home.lanesEmptyText}</p>
          <Link
            to="/contact-admin"
            search={{ topic: 'sell' }}
            className={buttonClass({ className: 'mt-5 max-md:w-full' })}
          >
            {home.sellLink}
          </Link>
        </div>
      </div>
    </section>
  )
}
