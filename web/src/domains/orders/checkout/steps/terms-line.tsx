import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'

const link = 'font-semibold text-crimson hover:underline'

/** The documents open in a new tab, so that nothing filled in is lost. */
export function TermsLine({ lead }: { lead: string }) {
  const texts = useArea('checkout')
  return (
    <p className="mt-3 text-small text-pretty text-muted">
      {lead}
      <Link to="/terms-and-conditions" target="_blank" className={link}>
        {texts.terms}
      </Link>
      {texts.and}
      <Link to="/return-policy" target="_blank" className={link}>
        {texts.returnPolicy}
      </Link>
      {texts.end}
    </p>
  )
}
