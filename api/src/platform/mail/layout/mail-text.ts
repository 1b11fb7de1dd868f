import { repliesUnread, type MailAction, type MailChoice, type MailDraft } from './mail-draft.ts'

const actionLines = (action: MailAction | undefined) => action && `${action.label}:\n${action.link}`

const stopLine = (stop: MailAction | undefined) => (stop ? `\n${stop.label}: ${stop.link}` : '')

const choiceLines = ({ label, links }: MailChoice) =>
  `${label}\n${links.map(({ hint, link }) => `${hint}: ${link}`).join('\n')}`

/** The plain-text version, for simple mail programs and for spam filters. */
export function mailText(draft: MailDraft): string {
  const blocks = [
    draft.greeting,
    ...draft.paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.text)),
    draft.facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(draft.choices ?? []).map(choiceLines),
    actionLines(draft.action),
    actionLines(draft.secondAction),
    draft.quote,
    ...(draft.smallPrint ?? []),
    // Mail programs fold what follows "-- " as a signature.
    `-- \nHaat · हाट\n${draft.footer}\n${repliesUnread[draft.language]}${stopLine(draft.stop)}`,
  ]
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`
}
