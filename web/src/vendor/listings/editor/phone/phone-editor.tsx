import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditorDialog } from '../editor-screen.tsx'
import { focusField } from '../form/field-id.ts'
import { useListing } from '../form/listing-form.ts'
import { ReadyPanel } from '../ready/ready-panel.tsx'
import { Notices } from '../standing/notices.tsx'
import { PhoneHead } from './phone-head.tsx'
import { PhoneStart } from './phone-start.tsx'
import { SaveBar } from './save-bar.tsx'
import { StepFields } from './step-fields.tsx'
import { nextStep, stepOfField, stepsOf } from './steps.ts'
import '../../../frame/own-screen.css'

/** The editor on a phone: pictures and six fields first, then short steps, then the checklist. */
export function PhoneEditor({ onOpen }: { onOpen(dialog: EditorDialog): void }) {
  const { content, category, listing, missing, flush, showMissing } = useListing()
  const isUntouched = !listing && content.pictures.length === 0 && content.name.en + content.name.ne === ''
  const [current, setCurrent] = useState('start')
  // A new product begins with its pictures, where there is a camera to hold before it.
  const [isCameraFirst, setIsCameraFirst] = useState(
    () => content.kind === 'product' && isUntouched && matchMedia('(pointer: coarse)').matches,
  )
  const steps = stepsOf(content, category, listing?.live != null)
  const at = Math.max(
    0,
    steps.findIndex(({ name }) => name === current),
  )
  const step = steps[at]!
  function open(name: string) {
    void flush()
    flushSync(() => {
      setCurrent(name)
      setIsCameraFirst(false)
    })
    scrollTo(0, 0)
  }
  function go(field: string) {
    // The name then stands here in both languages, since one of them is missing.
    flushSync(showMissing)
    const target = stepOfField(steps, field)
    if (target && target.name !== step.name) open(target.name)
    focusField(field)
  }
  return (
    <div className="own-screen grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <PhoneHead
        at={at}
        count={steps.length}
        onBack={at > 0 ? () => open(steps[at - 1]!.name) : undefined}
        onOpen={onOpen}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 py-4">
        <Notices onGo={go} />
        {step.name === 'start' ? (
          <PhoneStart
            steps={steps.slice(1)}
            isCameraFirst={isCameraFirst}
            onRest={() => open(nextStep(steps, 'start', missing))}
            onOpen={open}
          />
        ) : step.name === 'check' ? (
          <ReadyPanel onGo={go} onPreview={() => onOpen('preview')} />
        ) : (
          <StepFields step={step} />
        )}
      </div>
      {step.name !== 'check' && <SaveBar onGoOn={() => open(nextStep(steps, step.name, missing))} />}
    </div>
  )
}
