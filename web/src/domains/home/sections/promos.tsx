import basket from 'picture:promo-basket'
import toolbox from 'picture:promo-toolbox'
import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'

const promoClass =
  'relative flex min-h-48 flex-1 md:min-h-40 flex-col overflow-hidden rounded-panel p-4 md:rounded-hero md:p-5 hover:[&_img]:scale-103'
const pictureClass = 'absolute right-2 bottom-11 w-20 transition-[scale] md:right-3 md:bottom-3 md:w-32'

export function Promos() {
  const home = useArea('home')
  return (
    <div className="flex gap-3 max-md:px-(--gutter) md:flex-col md:gap-5">
      <Link to="/services/" className={`${promoClass} bg-pine-deep text-white`}>
        <h2 className="max-w-44 text-h3">{home.serviceTitle}</h2>
        <p className="mt-1.5 max-w-28 text-small max-md:max-w-20">{home.serviceText}</p>
        <span className="mt-auto pt-4 font-semibold">{home.serviceLink}</span>
        <img
          src={toolbox.src}
          width={toolbox.width}
          height={toolbox.height}
          alt=""
          loading="lazy"
          className={pictureClass}
        />
      </Link>
      <Link
        to="/contact-admin"
        search={{ topic: 'sell' }}
        className={`${promoClass} bg-marigold text-on-marigold`}
      >
        <h2 className="max-w-44 text-h3">{home.sellTitle}</h2>
        <p className="mt-1.5 max-w-28 text-small max-md:max-w-20">{home.sellText}</p>
        <span className="mt-auto pt-4 font-semibold">{home.sellLink}</span>
        <img
          src={basket.src}
          width={basket.width}
          height={basket.height}
          alt=""
          loading="lazy"
          className={pictureClass}
        />
      </Link>
    </div>
  )
}
