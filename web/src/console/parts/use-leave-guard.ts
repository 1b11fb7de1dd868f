import { useBlocker } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'

/** Asks for confirmation before somebody leaves the page with unsaved changes. */
export function useLeaveGuard(isDirty: boolean) {
  const { content } = useArea('staff')
  useBlocker({
    // oxlint-disable-next-line no-alert -- only the browser's own dialog stops a navigation reliably
    shouldBlockFn: () => isDirty && !window.confirm(content.editor.leave),
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
  })
}
