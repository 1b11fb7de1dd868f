import { Badge } from '../../badge.tsx'
import { Card } from '../../card.tsx'
import { DiscountBadge } from '../../price/discount-badge.tsx'
import { Panel } from '../../panel.tsx'
import { Stars } from '../../rating/stars.tsx'
import teapot from 'picture:state-teapot'
import { GallerySection } from './gallery-section.tsx'

export function SurfaceSpecimens() {
  return (
    <GallerySection title="Surfaces and badges">
      <div className="flex flex-wrap gap-3">
        <DiscountBadge percent={28} />
        <Badge tone="indigo">New</Badge>
        <Badge tone="pine">Made in Nepal</Badge>
        <Badge tone="blushTint">Comes today</Badge>
        <Badge tone="pineTint">Delivered</Badge>
        <Badge tone="creamTint">Requested</Badge>
        <Badge tone="indigoTint">Help</Badge>
        <Badge tone="sunken">1 returned</Badge>
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        <Card
          picture={
            <div className="grid h-44 place-items-end justify-center bg-pine-tint pb-4">
              <img
                src={teapot.src}
                width={teapot.width}
                height={teapot.height}
                alt=""
                className="h-32 w-auto"
              />
            </div>
          }
        >
          <h3 className="text-h3">
            <a href="#card" className="outline-none after:absolute after:inset-0 focus-visible:shadow-none">
              Ilam Chiya Ghar
            </a>
          </h3>
          <p className="text-fine text-muted">Ilam, Koshi</p>
          <Stars rating={4.8} count={34} />
        </Card>
        <Panel title="Panel" hasWeave>
          <p className="text-muted">Surface, shadow, and the weave along its upper edge.</p>
        </Panel>
        <Panel tone="cream" title="Cream">
          <p className="text-cream-ink">Deals, price blocks and notices.</p>
        </Panel>
        <Panel tone="indigo" title="Indigo tint">
          <p className="text-muted">Help and editorial.</p>
        </Panel>
        <Panel tone="pine" title="Pine tint">
          <p className="text-pine">Services, delivery, success.</p>
        </Panel>
      </div>
    </GallerySection>
  )
}
