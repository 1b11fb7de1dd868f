import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { ReviewsSection } from '#domains/reviews/reviews-section.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { ClosedNotice } from './vendor/closed-notice.tsx'
import { VendorFront } from './vendor/vendor-front.tsx'
import { VendorGoods } from './vendor/vendor-goods.tsx'
import { VendorHours } from './vendor/vendor-hours.tsx'
import { VendorParticulars } from './vendor-particulars.tsx'
import { VendorPolicies } from './vendor/vendor-policies.tsx'
import { VendorServices } from './vendor/vendor-services.tsx'
import { VendorStory } from './vendor/vendor-story.tsx'

/** All of a vendor's page below the breadcrumb. Members of the shop see it as the preview of what they prepare. */
export function VendorContent({ vendor, onSignIn }: { vendor: Vendor; onSignIn?: () => void }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  const name = inLanguage(vendor.name, ui.language)
  return (
    <>
      <VendorFront vendor={vendor} onSignIn={onSignIn} />
      <ClosedNotice vendor={vendor} />
      <div className="grid gap-(--section-gap) pt-(--section-gap)">
        {!vendor.paused && <VendorGoods vendor={vendor} />}
        {!vendor.paused && <VendorServices vendor={vendor} />}
        <ReviewsSection
          subject={{ kind: 'vendor', id: vendor.slug }}
          ratings={vendor.ratings}
          shopName={vendor.name}
          onSignIn={onSignIn}
        />
        <section aria-label={texts.about(name)} className="grid gap-5 md:grid-cols-2">
          <div className="grid content-start gap-5">
            <VendorStory vendor={vendor} />
            <VendorPolicies vendor={vendor} />
            <VendorHours vendor={vendor} />
          </div>
          <div>
            <Panel title={texts.particulars}>
              <p className="-mt-2 mb-3 text-small text-muted">{texts.particularsText}</p>
              <VendorParticulars particulars={vendor.particulars} />
            </Panel>
          </div>
        </section>
      </div>
    </>
  )
}
