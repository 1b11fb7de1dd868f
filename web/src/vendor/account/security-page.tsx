import { Link } from '@tanstack/react-router'
import { SecondFactorPanel } from '#office/account/second-factor-panel.tsx'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'

/** How the reader's own account is kept safe, whichever shop is open. */
export default function SecurityPage() {
  const { security } = useArea('vendor')
  return (
    <PageLayout>
      <PageHead title={security.title} note={security.lead} />
      <SecondFactorPanel isOptional />
      <Panel title={security.password}>
        <p className="text-muted">{security.passwordText}</p>
        <Link to="/profile/security" className={`mt-4 ${buttonClass({ variant: 'secondary' })}`}>
          {security.toProfile}
        </Link>
      </Panel>
    </PageLayout>
  )
}
