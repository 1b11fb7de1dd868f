import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** What a step is called. */
export function useStepTitle() {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const titles: Record<string, string | undefined> = {
    story: editor.story,
    options: editor.optionsTitle,
    variants: editor.priceAndStock,
    more: editor.more,
    delivery: editor.delivery,
    work: editor.work,
    parts: editor.included,
    areas: editor.areas,
    check: editor.ready,
  }
  return (name: string) => {
    const [, at] = /^law-(\d+)$/.exec(name) ?? []
    // Only a category that asks for much has a second step for it.
    const number = Number(at) > 0 ? ` ${formatCount(Number(at) + 1, ui.language)}` : ''
    return titles[name] ?? `${editor.law}${number}`
  }
}
