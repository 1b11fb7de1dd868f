import choose from 'picture:buying-choose'
import door from 'picture:buying-door'
import order from 'picture:buying-order'
import list from 'picture:selling-list'
import open from 'picture:selling-open'
import paid from 'picture:selling-paid'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useSiteSettings } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'

interface Step {
  picture: { src: string; width: number; height: number }
  title: string
  text: string
}

function Steps({ title, steps, action }: { title: string; steps: Step[]; action?: ReactNode }) {
  return (
    <section>
      <div className="mb-5 flex items-end justify-between gap-4">
        <h2 className="text-h2">{title}</h2>
        {action}
      </div>
      <ol className="grid gap-5 md:grid-cols-3">
        {steps.map((step) => (
          <li key={step.title} className="flex gap-4 md:block">
            <img
              src={step.picture.src}
              width={step.picture.width}
              height={step.picture.height}
              alt=""
              loading="lazy"
              className="aspect-square w-28 shrink-0 self-start rounded-picture object-cover md:aspect-[4/3] md:w-full"
            />
            <div>
              <h3 className="text-h3 md:mt-3">{step.title}</h3>
              <p className="mt-1 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function HowBuyingWorks() {
  const about = useArea('about')
  const ways = useSiteSettings()?.paymentWays ?? []
  const said = ways.map((way) => about.pay[way])
  const last = said.pop()
  const paying = last ? about.payIn(said.length > 0 ? about.or(said.join(', '), last) : last) : ''
  return (
    <Steps
      title={about.buying}
      steps={[
        { picture: choose, title: about.buyChoose, text: about.buyChooseText },
        { picture: order, title: about.buyOrder, text: about.buyOrderText + paying },
        { picture: door, title: about.buyDoor, text: about.buyDoorText },
      ]}
    />
  )
}

export function HowSellingWorks() {
  const about = useArea('about')
  return (
    <Steps
      title={about.selling}
      steps={[
        { picture: open, title: about.sellOpen, text: about.sellOpenText },
        { picture: list, title: about.sellShow, text: about.sellShowText },
        { picture: paid, title: about.sellPaid, text: about.sellPaidText },
      ]}
      action={
        <Link
          to="/vendor/$"
          params={{ _splat: 'apply' }}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-crimson"
        >
          {about.sellLink} <ArrowRight aria-hidden className="size-[18px]" />
        </Link>
      }
    />
  )
}
