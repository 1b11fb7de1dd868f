import call from 'picture:help-call'
import { useArea } from '#ui/messages/use-area.ts'

export function HelpBand() {
  const contact = useArea('contact')
  return (
    <header className="ghost on-colour flex items-center justify-between gap-4 rounded-hero bg-indigo-fill p-5 md:min-h-44.5 md:px-11 md:py-8">
      <div>
        <h1 className="text-h1">{contact.title}</h1>
        <p className="mt-2 max-w-120 text-lead">{contact.lead}</p>
      </div>
      <img
        src={call.src}
        width={call.width / 2}
        height={call.height / 2}
        alt=""
        className="h-auto w-22 shrink-0 md:mr-13 md:w-33.5"
      />
    </header>
  )
}
