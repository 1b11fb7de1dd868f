import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'

export function CopyButton({ text, isWide }: { text: string; isWide?: boolean }) {
  const { parts } = useArea('office')
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      void showToast('error', parts.copyFailed)
    }
  }
  return (
    <Button
      variant="secondary"
      isWide={isWide}
      icon={isCopied ? <Check /> : <Copy />}
      onClick={() => void copy()}
    >
      <span aria-live="polite" className="whitespace-nowrap">
        {isCopied ? parts.copied : parts.copy}
      </span>
    </Button>
  )
}
