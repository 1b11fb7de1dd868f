import { useSaveFile } from '#ui/device/use-save-file.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

type PaperKind = 'label' | 'slip' | 'bill' | 'picking'

interface Papers {
  numbers: readonly string[]
  kinds: readonly PaperKind[]
}

/** Saves the papers of parcels as one PDF, to be printed at once. */
export function usePapers(shopId: string) {
  const { language } = useMessages().ui
  const { mutate, isPending } = useSaveFile(useArea('vendor').orders.papers)
  return {
    isPending,
    mutate({ numbers, kinds }: Papers) {
      const query = new URLSearchParams({ numbers: numbers.join(','), kinds: kinds.join(','), language })
      const name = `haat-${kinds.join('-')}-${numbers.length === 1 ? numbers[0] : numbers.length}.pdf`
      mutate({ path: `/vendor/shops/${shopId}/papers?${query}`, name })
    },
  }
}
