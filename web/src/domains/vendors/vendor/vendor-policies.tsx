import { Link } from '@tanstack/react-router'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'

/** What the shop gives back and how it sends, in its own words. */
export function VendorPolicies({ vendor }: { vendor: Vendor }) {
  const texts = useArea('vendors')
  const { deliveryWords, returnPolicy } = vendor
  return (
    <Panel tone="pine" title={texts.policies}>
      {(returnPolicy.en || returnPolicy.ne) && (
        <p className="mb-2 whitespace-pre-line">
          <BilingualText text={returnPolicy} />
        </p>
      )}
      <p>{texts.neverLess}</p>
      <Link
        to="/return-policy"
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-3"
      >
        {texts.haatPolicy}
      </Link>
      {(deliveryWords.en || deliveryWords.ne) && (
        <>
          <h2 className="mt-4 mb-2 text-title">{texts.delivery}</h2>
          <p className="whitespace-pre-line">
            <BilingualText text={deliveryWords} />
          </p>
        </>
      )}
    </Panel>
  )
}
