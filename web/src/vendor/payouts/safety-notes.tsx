import { useArea } from '#ui/messages/use-area.ts'

/** Says how the account is guarded. */
export function SafetyNotes() {
  const { payout } = useArea('vendor')
  return (
    <section className="rounded-panel bg-indigo-tint p-5 md:rounded-hero md:p-6">
      <h2 className="text-title">{payout.safeTitle}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-small">
        {payout.safe.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
