import type { SynonymGroup } from '@haat/contract/domains/search.ts'
import { useArea } from '#messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { useDropGroup, useSaveGroup } from './words.queries.ts'

/** What is deleted can be had back for as long as its toast stands. */
export function useRemoveGroup() {
  const { words } = useArea('staff')
  const drop = useDropGroup()
  const add = useSaveGroup()
  const fail = () => void showToast('error', words.faults.failed)
  const bringBack = (group: SynonymGroup) =>
    add.mutate(
      { group: undefined, words: group.words },
      { onSuccess: () => void showToast('success', words.restored), onError: fail },
    )
  return (group: SynonymGroup) =>
    drop.mutate(group, {
      onSuccess: () =>
        void showToast('default', words.removed, { label: words.undo, onAct: () => bringBack(group) }),
      onError: fail,
    })
}
