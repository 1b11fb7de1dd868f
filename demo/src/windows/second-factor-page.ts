import { demoAccounts, demoPassword } from '../demo-accounts.ts'
import { escapeHtml } from '@haat/api/platform/http/escape-html.ts'
import type { CurrentCode } from '@haat/api/domains/account/second-factor/reset-second-factor.service.ts'

const row = ({ name, email, code, secondsLeft }: CurrentCode) =>
  `<p><b>${escapeHtml(name)}</b><br><span class="quiet">${escapeHtml(email)}</span><br><b data-code>${code.slice(0, 3)} ${code.slice(3)}</b> <span class="quiet">${secondsLeft} s left</span></p>`

/** The codes that the authenticator apps of the demo's staff would show. */
export const secondFactorPage = (shown: CurrentCode[]) =>
  `<h1>Codes of the demo</h1><p>What the authenticator apps of the demo’s staff show now. A code works once.</p>${shown.map(row).join('')}<form method="post" action="/dev/staff"><p class="row"><button class="button plain">Make another staff account</button></p></form><p class="quiet"><a href="/dev/">All windows of the demo</a></p>`

const windows = [
  ['/dev/mail', 'Mail', 'what Haat wrote to people'],
  ['/dev/second-factor', 'Codes', 'second factor of staff@haat.test and admin@haat.test'],
  ['/dev/gallery', 'Gallery', 'building blocks of the interface'],
  ['/api/docs', 'API', 'every call'],
] as const

export const windowsPage = () =>
  `<h1>Windows of the demo</h1><ul>${windows
    .map(([href, name, what]) => `<li><a href="${href}">${name}</a>: ${what}</li>`)
    .join('')}</ul><p>Accounts, all with the password ${demoPassword}:</p><ul>${demoAccounts
    .map(({ email, who }) => `<li>${email}: ${who}</li>`)
    .join(
      '',
    )}</ul><p class="quiet">eSewa, Khalti and Google are played by stand-ins, which open where a purchase or a sign-in leads to them.</p>`
