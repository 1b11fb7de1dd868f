import { isCameraPage } from '@haat/contract/shared/camera-pages.ts'
import { readDraft, removeDraft, writeDraft } from '#ui/form/form-draft.ts'

const wishKey = 'haat-draft-camera'

/** Whether a camera may be opened here: a document keeps the policy of the address that it was loaded from. */
export function isCameraDocument(): boolean {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? []
  return loaded === undefined || isCameraPage(new URL(loaded.name).pathname)
}

/** Whether this page was loaded anew so that the camera can be opened. */
export const isCameraWished = () => readDraft(wishKey)['path'] === location.pathname
export const forgetCameraWish = () => removeDraft(wishKey)

/**
 * Loads a page that came into view without being loaded. What was typed is kept in the browser. Returns false where that
 * would lose the page, because there is no line, or would help nothing.
 */
export async function loadCameraDocument(): Promise<boolean> {
  if (isCameraWished() || !isCameraPage(location.pathname)) return false
  const isThere = await fetch(location.href).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere || !writeDraft(wishKey, { path: location.pathname })) return false
  location.reload()
  return true
}
