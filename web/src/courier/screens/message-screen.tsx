import type { ReactNode } from 'react'
import { Weave } from '#ui/brand/weave.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { Frame } from '../parts/frame.tsx'
import { LineNotice } from '../parts/line-notice.tsx'

interface MessageScreenProps {
  icon: ReactNode
  title: string
  /** What to do about it. */
  action?: ReactNode
  children: ReactNode
}

/** One thing to say, and at most one thing to do about it. */
export function MessageScreen({ icon, title, action, children }: MessageScreenProps) {
  const texts = useCourierTexts()
  return (
    <Frame title={texts.page} bar={action}>
      <LineNotice />
      <div className="mx-auto grid max-w-sm justify-items-center px-2 py-8 text-center">
        <div className="grid w-40 justify-items-center overflow-hidden rounded-[50%_50%_16px_16px/40%_40%_16px_16px] bg-cream text-cream-ink">
          <span className="grid h-36 place-items-center [&_svg]:size-16 [&_svg]:stroke-[1.5]">{icon}</span>
          <Weave className="w-full" />
        </div>
        <h2 className="mt-5 text-h1">{title}</h2>
        <div className="mt-2 grid gap-3 text-balance text-muted">{children}</div>
      </div>
    </Frame>
  )
}
