import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Shop } from '@haat/contract/domains/members.ts'
import type { ShopEdition } from '@haat/contract/domains/vendors.page.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { PageHead } from '#office/parts/page-layout.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { SaveNote } from '../../draft/save-note.tsx'
import { failureText } from '../../members/failure-text.ts'
import { LanguageChoice } from '../language-choice.tsx'
import { SuspendedNote } from '../suspended-note.tsx'
import { focusField } from './field-id.ts'
import { PageConflict } from './page-conflict.tsx'
import { PhonePreview, PreviewDialog } from './page-preview.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { Publications } from './publications.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { BothLanguages } from './text-fields.tsx'
import { PageFormContext, usePageDraft } from './use-page-draft.ts'

type OpenDialog = 'publish' | 'discard' | 'preview'

/** Prepares the shop's page: all that is typed is saved by itself, and shoppers see it when it is published. */
export function PageEditor({ shop, edition }: { shop: Shop; edition: ShopEdition }) {
  const { ui } = useMessages()
  const { shopPage, failures } = useArea('vendor')
  const form = usePageDraft(shop.shopId, edition, shop.state !== 'suspended')
  const [language, setLanguage] = useState<Language>(ui.language)
  const [dialog, setDialog] = useState<OpenDialog>()
  const { isChanged, canChange, isEnding } = form

  /** A narrow screen shows one language: the one of the field comes first. */
  function go(field: string) {
    const [, end] = /\.(en|ne)$/.exec(field) ?? []
    if (end) flushSync(() => setLanguage(end as Language))
    focusField(field)
  }
  async function publish() {
    finish(await form.publish(), shopPage.published)
  }
  async function discard() {
    finish(await form.discard(), shopPage.discarded)
  }
  function finish(refusal: Awaited<ReturnType<typeof form.publish>>, done: string) {
    // The dialog closes before the focus moves, or it would give it back to the button.
    flushSync(() => setDialog(undefined))
    if (!refusal) return void showToast('success', done)
    if (refusal.field !== undefined) go(refusal.field)
    const text = failureText(refusal.failure, failures)
    if (text) void showToast('error', text)
  }

  return (
    <PageFormContext value={form}>
      <PageHead
        title={shopPage.title}
        note={
          <Badge tone={isChanged ? 'creamTint' : 'pineTint'}>
            {isChanged ? shopPage.changed : shopPage.isLive}
          </Badge>
        }
        actions={
          <>
            <SaveNote
              save={form.save}
              savedAt={form.savedAt ?? form.edition.changedAt}
              texts={shopPage.save}
            />
            <Button
              variant="secondary"
              icon={<Eye />}
              className="max-lg:hidden"
              onClick={() => setDialog('preview')}
            >
              {shopPage.preview}
            </Button>
          </>
        }
      />
      {!canChange && <SuspendedNote />}
      <PageConflict />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-5">
          <div className="flex items-center justify-between gap-3 lg:hidden">
            <p className="text-small text-muted">{shopPage.languageNote}</p>
            <LanguageChoice label={shopPage.textLanguage} chosen={language} onChoose={setLanguage} />
          </div>
          <PicturesPanel shop={shop} language={language} />
          <Panel title={shopPage.story}>
            <div className="grid gap-5">
              <BothLanguages part="name" language={language} />
              <BothLanguages part="about" language={language} />
            </div>
          </Panel>
          <Panel title={shopPage.policies}>
            <div className="grid gap-5">
              <BothLanguages part="returnPolicy" language={language} />
              <BothLanguages part="deliveryWords" language={language} />
            </div>
          </Panel>
        </div>
        {/* The frame of the preview is as wide as a phone, and shrinks only where its column may be narrower. */}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <PublishPanel
            onPublish={() => setDialog('publish')}
            onDiscard={() => setDialog('discard')}
            onGo={go}
          />
          <div className="max-lg:hidden">
            <PhonePreview shopId={shop.shopId} page={form.page} />
          </div>
          <Publications />
        </div>
      </div>
      {/* On a phone the two actions stand above its bar, wherever the page is. */}
      <div className="sticky bottom-(--phone-bar-height) z-10 -mx-4 flex gap-3 border-t border-line bg-surface px-4 py-3 md:-mx-7 md:px-7 lg:hidden">
        <Button variant="secondary" isWide icon={<Eye />} onClick={() => setDialog('preview')}>
          {shopPage.preview}
        </Button>
        {canChange && (
          <Button isWide disabled={!isChanged} isBusy={isEnding} onClick={() => setDialog('publish')}>
            {shopPage.publish}
          </Button>
        )}
      </div>
      {dialog === 'preview' && (
        <PreviewDialog shopId={shop.shopId} page={form.page} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'publish' && (
        <ConfirmDialog
          title={shopPage.publishTitle}
          text={shopPage.publishText}
          confirmLabel={shopPage.publish}
          busyLabel={shopPage.publishing}
          isBusy={isEnding}
          onConfirm={() => void publish()}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'discard' && (
        <ConfirmDialog
          title={shopPage.discardTitle}
          text={shopPage.discardText}
          confirmLabel={shopPage.discard}
          busyLabel={shopPage.discarding}
          isBusy={isEnding}
          onConfirm={() => void discard()}
          onClose={() => setDialog(undefined)}
        />
      )}
    </PageFormContext>
  )
}
