import type { ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'

const NewTab = ({ href, children }: { href: string; children: ReactNode }) => {
  const { newTab } = useArea('signIn')
  return (
    <a href={href} target="_blank" rel="noopener" className="font-semibold text-crimson underline">
      {children}
      <span className="sr-only"> {newTab}</span>
    </a>
  )
}

/** Names the documents that are accepted. They open in a new tab, so that nothing typed is lost. */
export function ConsentText({ of }: { of: 'consent' | 'googleConsent' }) {
  const texts = useArea('signIn')[of]
  return (
    <>
      {texts.before}
      <NewTab href="/terms-and-conditions">{texts.terms}</NewTab>
      {texts.and}
      <NewTab href="/privacy-policy">{texts.privacy}</NewTab>
      {texts.after}
    </>
  )
}
