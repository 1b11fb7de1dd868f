import { agreementKey } from '@haat/contract/domains/applications.rules.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { DocumentLink } from '#domains/content/document-link.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { fieldId } from './field-id.ts'
import { useForm } from './use-application-form.ts'
import { useProblemText } from './use-problem-text.ts'

/** The agreement in the version that is published, to read and to accept. */
export function AgreementField() {
  const { ui } = useMessages()
  const { form: texts } = useArea('application')
  const { application, values, edit, flush, canChange } = useForm()
  const problemText = useProblemText()
  const { publishedVersion, acceptedAt } = application.agreement
  if (publishedVersion === null) return <p className="text-muted">{texts.agreement.none}</p>
  const isAccepted = values.agreementVersion === publishedVersion
  const problem = problemText('agreementVersion')
  const problemId = `${fieldId('agreementVersion')}-note`
  return (
    <div className="grid gap-1">
      <DocumentLink contentKey={agreementKey}>{texts.agreement.read}</DocumentLink>
      <Checkbox
        id={fieldId('agreementVersion')}
        checked={isAccepted}
        disabled={!canChange('agreementVersion')}
        aria-describedby={problem ? problemId : undefined}
        onChange={(event) => {
          edit({ agreementVersion: event.target.checked ? publishedVersion : null })
          void flush()
        }}
      >
        {texts.agreement.accept(inDigitsOf(ui.language, String(publishedVersion)))}
      </Checkbox>
      {isAccepted && acceptedAt && (
        <p className="text-small text-muted">
          {texts.agreement.accepted(formatLocalDate(acceptedAt, ui.language))}
        </p>
      )}
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
    </div>
  )
}
