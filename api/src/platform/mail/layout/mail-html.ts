import type { Language } from '@haat/contract/shared/language.ts'
import { escapeHtml } from '#platform/http/escape-html.ts'
import {
  repliesUnread,
  type MailAction,
  type MailChoice,
  type MailDraft,
  type MailParagraph,
} from './mail-draft.ts'
import { mailWeave } from './mail-weave.ts'

const fonts =
  "font-family:Mukta,'Segoe UI',Roboto,Helvetica,Arial,'Noto Sans Devanagari','Nirmala UI',sans-serif"
/** For mail programs that support dark mode; the others invert the light colours by themselves. */
const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.paper{background-color:#191116!important}.surface{background-color:#241a20!important}.sunken{background-color:#30242b!important}.ink{color:#f7ecdf!important}.muted{color:#bca8ac!important}.crimson{color:#ff8fa5!important}.fill{background-color:#c5204c!important}}`

/** Devanagari needs more space above and below the line. */
const lineHeights: Record<Language, string> = { en: '1.5', ne: '1.65' }
const openAddress: Record<Language, string> = {
  en: 'If the button does not work, open this link:',
  ne: 'बटन नचलेमा यो लिङ्क खोल्नुहोस्:',
}

function paragraphHtml(paragraph: MailParagraph): string {
  const style = 'margin:0 0 16px'
  if (typeof paragraph === 'string') return `<p style="${style}">${escapeHtml(paragraph)}</p>`
  const { language, text } = paragraph
  return `<p lang="${language}" style="${style};line-height:${lineHeights[language]}">${escapeHtml(text)}</p>`
}

function factsHtml(facts: [string, string][]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="muted" valign="top" style="padding:4px 16px 4px 0;color:#6b5560;font-size:14px;white-space:nowrap">${escapeHtml(label)}</td><td class="ink" width="100%" style="padding:4px 0;color:#2b1820;font-size:15px;font-weight:600;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" class="sunken" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px;background-color:#f2e8d6;border-radius:16px"><tr><td style="padding:12px 20px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table></td></tr></table>`
}

/**
 * The address is also shown as text to be copied. It is not a second link, because mail programs make one of it
 * anyway.
 */
const addressHtml = (link: string, before: string) =>
  `<p class="muted" style="margin:0 0 20px;color:#6b5560;font-size:13px">${before}<span style="word-break:break-all">${escapeHtml(link)}</span></p>`

const buttonHtml = ({ label, link }: MailAction, language: Language) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td class="fill" align="center" bgcolor="#b5123e" style="background-color:#b5123e;border-radius:12px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;color:#ffffff;font-size:16px;font-weight:600;line-height:24px;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>${addressHtml(link, `${openAddress[language]}<br>`)}`

/** Links high enough for a thumb, each on a line of its own. */
function choiceHtml({ label, links }: MailChoice): string {
  const rows = links.map(
    ({ label: sign, hint, link }) =>
      `<tr><td style="padding:0"><a class="crimson" href="${escapeHtml(link)}" style="display:block;padding:10px 0;color:#b5123e;font-size:18px;line-height:24px;text-decoration:none">${escapeHtml(sign)} <span class="muted" style="color:#6b5560;font-size:14px">${escapeHtml(hint)}</span></a></td></tr>`,
  )
  return `<p class="ink" style="margin:0;color:#2b1820;font-weight:600">${escapeHtml(label)}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`
}

const secondActionHtml = ({ label, link }: MailAction) =>
  `<p style="margin:0 0 4px"><a class="crimson" href="${escapeHtml(link)}" style="color:#b5123e;font-weight:600;text-decoration:underline">${escapeHtml(label)}</a></p>${addressHtml(link, '')}`

const stopHtml = ({ label, link }: MailAction) =>
  `<br><a class="muted" href="${escapeHtml(link)}" style="color:#6b5560;text-decoration:underline">${escapeHtml(label)}</a>`

const quoteHtml = (quote: string) =>
  `<div style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:4px solid #f7b02c;word-break:break-word">${escapeHtml(quote).replace(/\r\n?|\n/g, '<br>')}</div>`

function smallPrintHtml(lines: string[]): string {
  const paragraphs = lines.map((text) => `<p style="margin:0 0 8px">${escapeHtml(text)}</p>`)
  return `<div class="muted" style="padding-top:4px;color:#6b5560;font-size:14px">${paragraphs.join('')}</div>`
}

function contentHtml(draft: MailDraft): string {
  return [
    draft.greeting &&
      `<p class="ink" style="margin:0 0 16px;color:#2b1820;font-size:20px;font-weight:800">${escapeHtml(draft.greeting)}</p>`,
    ...draft.paragraphs.map(paragraphHtml),
    draft.facts && factsHtml(draft.facts),
    ...(draft.choices ?? []).map(choiceHtml),
    draft.action && buttonHtml(draft.action, draft.language),
    draft.secondAction && secondActionHtml(draft.secondAction),
    draft.quote !== undefined && quoteHtml(draft.quote),
    draft.smallPrint && smallPrintHtml(draft.smallPrint),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Uses tables and inline styles, which every mail program understands; nothing is fetched from a server. */
export function mailHtml(draft: MailDraft): string {
  const text = `${fonts};font-size:16px;line-height:${lineHeights[draft.language]};color:#2b1820`
  return `<!doctype html>
<html lang="${draft.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(draft.subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:#faf4e8;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(draft.preheader)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" bgcolor="#faf4e8" style="background-color:#faf4e8"><tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px">
<tr><td class="ink" style="${text};padding:0 8px 16px;font-size:26px;line-height:32px;font-weight:800"><span class="crimson" style="color:#b5123e">◆</span> Haat <span lang="ne" class="muted" style="color:#6b5560;font-size:20px;font-weight:600">हाट</span></td></tr>
<tr><td class="surface" bgcolor="#fffdf9" style="background-color:#fffdf9;border-radius:20px;overflow:hidden">
${mailWeave}
<div class="ink" style="${text};padding:28px 24px 20px">
${contentHtml(draft)}
</div>
</td></tr>
<tr><td class="muted" style="${text};padding:16px 8px 0;color:#6b5560;font-size:13px">${escapeHtml(draft.footer)}<br>${repliesUnread[draft.language]}${draft.stop ? stopHtml(draft.stop) : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
