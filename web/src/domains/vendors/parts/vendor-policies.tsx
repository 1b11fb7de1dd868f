import { Link } from '@tanstack/react-router'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { BilingualText } from '#domains/catalogue/bilingual-text.tsx'
import { useArea } from '#messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'

export function VendorPolicies({ vendor }: { vendor: Vendor }) {
  const texts = useArea('vendors')
  return (
    <Panel tone="pine" title={texts.policies}>
      <p>
        <BilingualText text={vendor.returnPolicy} />
      </p>
      <Link
        to="/return-policy"
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-3"
      >
        {texts.haatPolicy}
      </Link>
    </Panel>
  )
}
