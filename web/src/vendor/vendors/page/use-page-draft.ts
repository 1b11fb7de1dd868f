import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useState } from 'react'
import type { ShopEdition, ShopPage } from '@haat/contract/domains/vendors.page.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import type { DraftState } from '../../draft/saved-draft.ts'
import { useSavedDraft } from '../../draft/use-saved-draft.ts'
import { shopQueries, useEndDraft } from '../shop.queries.ts'
import { checkEdits } from './check-edits.ts'
import {
  draftOf,
  fieldsOf,
  pageOf,
  type PageDraft,
  type PageEdits,
  type PageField,
  type PageFields,
} from './page-fields.ts'

/** Either a failure, or what is told on the page already: at a field, or as a choice between two versions. */
interface Refusal {
  failure?: unknown
  field?: string | undefined
}

export interface PageForm extends Omit<DraftState<PageDraft, PageEdits>, 'saved'> {
  edition: ShopEdition
  /** What is saved, and over it what was typed since. */
  values: PageFields
  page: ShopPage
  /** Whether something differs from what shoppers see. */
  isChanged: boolean
  /** False while the shop is suspended. */
  canChange: boolean
  edit(changes: PageEdits): void
  flush(): Promise<void>
  keepMine(): void
  takeTheirs(): void
  /** Paths of what the API asked for when it refused to publish, such as `about.ne` or `banner.alt.en`. */
  missing: ReadonlySet<string>
  /** Returns why nothing was published or dropped; undefined when it was. */
  publish(): Promise<Refusal | undefined>
  discard(): Promise<Refusal | undefined>
  isEnding: boolean
}

export const PageFormContext = createContext<PageForm | null>(null)

/** The page that is being prepared, for its fields. */
export function usePageForm(): PageForm {
  const form = use(PageFormContext)
  if (!form) throw new Error('This part stands outside of the editor of a shop’s page')
  return form
}

export function usePageDraft(shopId: string, edition: ShopEdition, canChange: boolean): PageForm {
  const call = useCall()
  const queryClient = useQueryClient()
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const end = useEndDraft(shopId)
  const params = { shopId }
  const keep = (next: ShopEdition) =>
    queryClient.setQueryData(shopQueries.edition(call, shopId).queryKey, next)
  // A mutation, so that the portal hears of a refusal to somebody who was removed meanwhile.
  const { mutateAsync: save } = useMutation({
    mutationFn: async ({ seen, edits }: { seen: PageDraft; edits: PageEdits }) => {
      const body = { ...pageOf({ ...seen.fields, ...edits }), version: seen.version }
      return draftOf((await call('PUT /vendor/shops/:shopId/page/draft', { params, body })).data)
    },
  })
  const { draft, state } = useSavedDraft<PageDraft, PageEdits>(
    // The same object for the same answer: a new one would be adopted again.
    useStable(edition),
    {
      save: (seen, edits) => save({ seen, edits }),
      load: async () => draftOf((await call('GET /vendor/shops/:shopId/page', { params })).data),
      check: checkEdits,
      onSaved: (next) => {
        keep(next.edition)
        void queryClient.invalidateQueries({ queryKey: shopQueries.preview(call, shopId).queryKey })
      },
    },
    { storageKey: `shop-page-${shopId}` },
  )
  const { saved, edits, ...rest } = state
  const values = { ...saved.fields, ...edits }
  const isSame = JSON.stringify(values) === JSON.stringify(fieldsOf(saved.edition.live))

  /** Another member changed the page between the last save and this press. */
  async function look() {
    draft.adopt(draftOf((await call('GET /vendor/shops/:shopId/page', { params })).data))
  }
  async function finish(how: 'publish' | 'discard'): Promise<Refusal | undefined> {
    try {
      const next = draftOf(await end.mutateAsync({ version: draft.read().saved.version, how }))
      // What was typed while it was being published stays, and is saved over it.
      draft.restart(next, how === 'publish')
      void queryClient.invalidateQueries({ queryKey: shopQueries.preview(call, shopId).queryKey })
      setMissing(new Set())
      return undefined
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 422) {
        const paths = Object.keys(failure.fields)
        setMissing(new Set(paths))
        return { field: paths[0] }
      }
      if (failure instanceof ApiFailure && failure.status === 409) await look().catch(() => {})
      return { failure }
    }
  }

  return {
    ...rest,
    edits,
    edition: saved.edition,
    values,
    page: pageOf(values),
    isChanged: !isSame,
    canChange,
    edit(changes) {
      const changed = Object.keys(changes) as PageField[]
      setMissing(
        (all) => new Set([...all].filter((path) => !changed.some((field) => path.startsWith(field)))),
      )
      draft.edit(changes)
    },
    flush: draft.flush,
    keepMine: () => void draft.keepMine(),
    takeTheirs: () => void draft.takeTheirs(),
    missing,
    async publish() {
      await draft.flush()
      const { save: now, invalid } = draft.read()
      if (now === 'conflict' || invalid.size > 0) return { field: [...invalid][0] }
      if (now !== 'idle') return { failure: new TypeError('What was typed is not saved yet') }
      return finish('publish')
    },
    async discard() {
      await draft.flush()
      return finish('discard')
    },
    isEnding: end.isPending,
  }
}

function useStable(edition: ShopEdition): PageDraft {
  const [known, setKnown] = useState(() => draftOf(edition))
  if (known.edition === edition) return known
  const next = draftOf(edition)
  setKnown(next)
  return next
}
