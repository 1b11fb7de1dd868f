import { PageLayout } from '#office/parts/page-layout.tsx'
import { CategoryPanel } from './category/category-panel.tsx'
import { DeliveryPanel } from './delivery/delivery-panel.tsx'
import type { EditorDialog } from './editor-screen.tsx'
import { focusField } from './form/field-id.ts'
import { useListing } from './form/listing-form.ts'
import { LawPanel } from './law/law-panel.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { PhonePreview } from './preview/phone-preview.tsx'
import { ReadyPanel } from './ready/ready-panel.tsx'
import { AreaPanel } from './service/area-panel.tsx'
import { PartsPanel } from './service/parts-panel.tsx'
import { WhoPanel } from './service/who-panel.tsx'
import { WorkPanel } from './service/work-panel.tsx'
import { EditorHead } from './standing/editor-head.tsx'
import { Notices } from './standing/notices.tsx'
import { SellingPanels } from './variants/selling-panels.tsx'
import { WordsPanel } from './words/words-panel.tsx'

/** All fields below each other, with the checklist and the preview beside them. */
export function DesktopEditor({ onOpen }: { onOpen(dialog: EditorDialog): void }) {
  const { content } = useListing()
  const go = (field: string) => void focusField(field)
  return (
    <PageLayout>
      <EditorHead onHistory={() => onOpen('history')} />
      <Notices onGo={go} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start gap-5">
          <PicturesPanel />
          <WordsPanel />
          <CategoryPanel />
          {content.kind === 'product' ? (
            <>
              <SellingPanels />
              <LawPanel />
              <DeliveryPanel />
            </>
          ) : (
            <>
              <WorkPanel />
              <PartsPanel />
              <AreaPanel />
              <WhoPanel />
              <LawPanel />
            </>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 lg:sticky lg:top-5 lg:max-h-[calc(100dvh-2.5rem)] lg:overflow-y-auto">
          <ReadyPanel onGo={go} onPreview={() => onOpen('preview')} />
          <PhonePreview />
        </div>
      </div>
    </PageLayout>
  )
}
