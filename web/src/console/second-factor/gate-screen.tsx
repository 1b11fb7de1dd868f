import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import { useArea } from '#messages/use-area.ts'
import { LanguageSwitch } from '#shell/language-switch.tsx'
import { LogoMark } from '#ui/brand/logo-mark.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { Button } from '#ui/button.tsx'

/** The door of the console: one panel, and the way out. */
export function GateScreen({ children }: { children: ReactNode }) {
  const { secondFactor } = useArea('staff')
  const { signOut } = useSessionActions()
  return (
    <div className="mx-auto grid min-h-dvh max-w-120 content-center gap-4 px-4 py-6">
      <section className="overflow-hidden rounded-panel bg-surface shadow-2">
        <Weave />
        <div className="grid gap-5 p-5 md:p-7">
          <LogoMark />
          {children}
        </div>
      </section>
      <div className="flex items-center justify-between gap-3">
        <Button variant="quiet" icon={<LogOut />} onClick={() => void signOut()}>
          {secondFactor.signOut}
        </Button>
        <LanguageSwitch />
      </div>
    </div>
  )
}
