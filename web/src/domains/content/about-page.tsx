import market from 'picture:about-market'
import marketPhone from 'picture:about-market-phone'
import { useArea } from '#ui/messages/use-area.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { CompanyParticulars } from './about/company-particulars.tsx'
import { FiguresPanel } from './about/figures-panel.tsx'
import { HowBuyingWorks, HowSellingWorks } from './about/how-it-works.tsx'
import { ReachUs } from './about/reach-us.tsx'

function Banner() {
  return (
    <div className="overflow-hidden md:rounded-hero">
      <picture>
        <source
          media="(max-width: 47.99rem)"
          srcSet={marketPhone.src}
          width={marketPhone.width}
          height={marketPhone.height}
        />
        <img
          src={market.src}
          width={market.width}
          height={market.height}
          alt=""
          fetchPriority="high"
          className="w-full"
        />
      </picture>
      <Weave />
    </div>
  )
}

export function AboutPage() {
  const about = useArea('about')
  return (
    <div className="page-width max-md:px-0 md:pt-5">
      <Banner />
      <div className="grid gap-(--section-gap) max-md:px-(--gutter)">
        <section className="grid gap-x-12 gap-y-4 pt-8 md:grid-cols-2">
          <div>
            <p className="font-semibold text-crimson">{about.kicker}</p>
            <h1 className="text-h1">{about.title}</h1>
            <p className="mt-3 max-w-(--container-text) text-lead">{about.lead}</p>
          </div>
          <p className="max-w-(--container-text) self-end text-muted">{about.story}</p>
        </section>
        <HowBuyingWorks />
        <FiguresPanel />
        <HowSellingWorks />
        <div className="grid gap-5 md:grid-cols-[1fr_1.4fr]">
          <ReachUs />
          <CompanyParticulars />
        </div>
      </div>
    </div>
  )
}
