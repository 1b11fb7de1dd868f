import { useQuery } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { maxSavedAnswers, savedAnswerMaxLength } from '@haat/contract/domains/listings.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { reviewQueries, useChangeAnswers } from '../listings.queries.ts'

const empty = { en: '', ne: '' }

/** The sentences that staff keep for sending listings back. */
export function AnswersDialog({ onClose }: { onClose(): void }) {
  const { answers: texts } = useArea('staff').listings
  const query = useQuery(reviewQueries.answers(useCall()))
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} size="wide">
      <p className="mb-4 text-small text-muted">{texts.lead}</p>
      <NewAnswer isFull={(query.data?.length ?? 0) >= maxSavedAnswers} />
      {query.isError && !query.data ? (
        <PartError onRetry={() => void query.refetch()} className="mt-4 rounded-panel bg-cream p-5" />
      ) : !query.data ? (
        <LoadingMark />
      ) : (
        <AnswerRows answers={query.data} />
      )}
    </Dialog>
  )
}

function AnswerRows({ answers }: { answers: { id: string; words: typeof empty }[] }) {
  const { ui } = useMessages()
  const { answers: texts } = useArea('staff').listings
  const { mutate } = useChangeAnswers()
  if (answers.length === 0) return <p className="mt-4 text-small text-muted">{texts.empty}</p>
  return (
    <ul className="mt-4">
      {answers.map(({ id, words }) => (
        <li key={id} className="flex items-start gap-2 border-t border-line py-2">
          <p className="min-w-0 grow [overflow-wrap:anywhere]">
            {words.en}
            {words.ne !== '' && (
              <span lang="ne" className="block text-small text-muted">
                {words.ne}
              </span>
            )}
          </p>
          <IconButton label={texts.remove(inLanguage(words, ui.language))} onClick={() => mutate({ id })}>
            <Trash2 aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function NewAnswer({ isFull }: { isFull: boolean }) {
  const { answers: texts } = useArea('staff').listings
  const [words, setWords] = useState(empty)
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending, error } = useChangeAnswers()
  const isMissing = words.en.trim() === ''
  const isRefusedAsFull = error instanceof ApiFailure && error.status === 409
  function add() {
    setIsTried(true)
    if (isMissing) return
    mutate(
      { words: { en: words.en.trim(), ne: words.ne.trim() } },
      {
        onSuccess: () => {
          setWords(empty)
          setIsTried(false)
        },
      },
    )
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        {(['en', 'ne'] as const).map((language) => (
          <Field
            key={language}
            label={language === 'en' ? texts.english : texts.nepali}
            isRequired={language === 'en'}
            error={language === 'en' && isTried && isMissing ? texts.needed : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                lang={language}
                maxLength={savedAnswerMaxLength}
                value={words[language]}
                onChange={(event) => setWords({ ...words, [language]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <FormError text={error ? (isRefusedAsFull ? texts.full : texts.failed) : undefined} />
      <div>
        <Button
          variant="secondary"
          disabled={isFull}
          isBusy={isPending}
          busyLabel={texts.adding}
          onClick={add}
        >
          {texts.add}
        </Button>
      </div>
    </div>
  )
}
