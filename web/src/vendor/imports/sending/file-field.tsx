import { useState, type ReactNode } from 'react'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { classNames } from '#ui/class-names.ts'

interface FileFieldProps {
  label: string
  icon: ReactNode
  accept: string
  isDisabled: boolean
  /** A file can be dropped here, too. */
  dropText?: string
  onFile(file: File): void
}

/** Chooses one file, or takes one that is dropped. */
export function FileField({ label, icon, accept, isDisabled, dropText, onFile }: FileFieldProps) {
  const [isOver, setIsOver] = useState(false)
  const button = (
    <label
      className={buttonClass({
        variant: dropText ? 'primary' : 'secondary',
        className: classNames(
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          isDisabled && 'opacity-55',
        ),
      })}
    >
      <input
        type="file"
        accept={accept}
        disabled={isDisabled}
        className="sr-only"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onFile(chosen)
          // The same file can be chosen again after a refusal.
          target.value = ''
        }}
      />
      <ButtonContent icon={icon}>{label}</ButtonContent>
    </label>
  )
  if (!dropText) return button
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const [dropped] = event.dataTransfer.files
        if (dropped && !isDisabled) onFile(dropped)
      }}
      className={classNames(
        'grid justify-items-center gap-3 rounded-panel border-2 border-dashed px-4 py-8 text-center transition-colors',
        isOver ? 'border-crimson bg-blush' : 'border-line-strong bg-paper',
      )}
    >
      <p className="font-semibold max-md:hidden">{dropText}</p>
      {button}
    </div>
  )
}
