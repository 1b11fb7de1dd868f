import envelope from 'picture:state-envelope'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { StateScreen } from '#ui/state/state-screen.tsx'

export interface EndedChat {
  number: string
  /** Whether an answer of ours is still due. */
  isOwed: boolean
}

export function ChatEnded({ ended, onClose }: { ended: EndedChat; onClose(): void }) {
  const { chat } = useArea('contact')
  return (
    <div role="status" className="grow overflow-y-auto p-5">
      <StateScreen
        picture={envelope}
        tone="pine"
        headingLevel={2}
        heading={chat.ended}
        actions={
          <Button onClick={onClose} data-autofocus>
            {chat.close}
          </Button>
        }
      >
        {ended.isOwed ? chat.endedOwed(ended.number) : chat.endedDone(ended.number)}
      </StateScreen>
    </div>
  )
}
