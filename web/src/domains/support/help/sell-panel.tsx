import basket from 'picture:state-basket'
import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { Panel } from '#ui/panel.tsx'

/** Says what it takes to sell on Haat, and links to the form. */
export function SellPanel() {
  const contact = useArea('contact')
  const needs = [contact.sellPan, contact.sellAccount, contact.sellGoods]
  return (
    <Panel className="mt-5 md:px-5 md:py-4">
      <div className="flex items-center justify-between gap-8">
        <div>
          <h2 className="text-title">{contact.sellHeading}</h2>
          <p className="mt-3 max-w-(--container-text) text-lead">{contact.sellText}</p>
          <h3 className="mt-5 text-h3">{contact.sellNeeds}</h3>
          <ul className="mt-2 grid gap-2">
            {needs.map((need) => (
              <li key={need} className="flex gap-3">
                <Diamond className="mt-1.5 size-3 text-crimson" />
                {need}
              </li>
            ))}
          </ul>
          <Link
            to="/help-support"
            search={{ type: 'business' }}
            className={buttonClass({ className: 'mt-6' })}
          >
            {contact.sellWrite}
          </Link>
        </div>
        <div className="state-arch state-arch-cream shrink-0 max-md:hidden">
          <img src={basket.src} width={basket.width} height={basket.height} alt="" className="h-34 w-auto" />
          <Weave className="w-full" />
        </div>
      </div>
    </Panel>
  )
}
