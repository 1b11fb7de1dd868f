import { useState } from 'react'

interface Typing {
  onType(text: string): void
  onLeave(): void
}

/**
 * What a text control needs while its text is saved by itself: from the first key on it shows what is typed, and left,
 * what was saved, which may have lost the blank at its end.
 */
export function useTyped(saved: string, { onType, onLeave }: Typing) {
  const [typed, setTyped] = useState<string>()
  return {
    value: typed ?? saved,
    onChange({ target }: { target: { value: string } }) {
      setTyped(target.value)
      onType(target.value)
    },
    onBlur() {
      setTyped(undefined)
      onLeave()
    },
  }
}
