import { Toggle } from '#office/parts/toggle.tsx'
import { useProduct } from '../form/listing-form.ts'
import type { Selling } from './selling.ts'

/** Whether the variant can be bought. Its column says so; a card has to name it. */
export function OfferedSwitch({ selling, row, label }: { selling: Selling; row: number; label: string }) {
  const { canChange } = useProduct()
  return (
    <Toggle
      isOn={selling.variants[row]!.isOffered}
      isDisabled={!canChange || selling.isSaving}
      onPress={() => selling.toggle(row)}
    >
      <span className="md:sr-only">{label}</span>
    </Toggle>
  )
}
