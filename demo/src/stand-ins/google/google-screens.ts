import type { FastifyReply } from 'fastify'
import { sendSmallPage } from '@haat/api/platform/http/small-page.ts'
import { escapeHtml } from '@haat/api/platform/http/escape-html.ts'
import { googlePeople, type GooglePerson } from './google-people.ts'

const note = '<p><span class="note">Stand-in for Google in the demo</span></p>'

const send = (reply: FastifyReply, title: string, body: string) =>
  sendSmallPage(reply, { language: 'en', theme: undefined, title, body: note + body })

const choice = ({ subject, name, email, isEmailVerified }: GooglePerson) =>
  `<button class="person" name="person" value="${subject}"><b>${escapeHtml(name)}</b><span class="quiet">${escapeHtml(email)}${isEmailVerified ? '' : ', address not confirmed'}</span></button>`

export function sendChooser(reply: FastifyReply, complaint?: string) {
  return send(
    reply.code(complaint ? 422 : 200),
    'Choose an account',
    `<h1>Choose an account</h1><p class="quiet">to go on to Haat. No data leaves this computer, and no password is asked.</p>
<form method="post">${googlePeople.map(choice).join('')}</form>
<form method="post"><details${complaint ? ' open' : ''}><summary>Be somebody else</summary>
${complaint ? `<p role="alert">${escapeHtml(complaint)}</p>` : ''}
<label>Name<input name="name" required maxlength="120" autocomplete="off"></label>
<label>Email<input name="email" type="email" required maxlength="254" autocomplete="off"></label>
<label><input type="checkbox" name="verified" value="yes" checked>Google has confirmed this address</label>
<p class="row"><button class="button" name="person" value="typed">Next</button></p></details></form>
<form method="post"><p class="row"><button class="button plain" name="cancel" value="yes">Cancel</button></p></form>`,
  )
}

export function sendConsent(reply: FastifyReply, { name, email }: GooglePerson) {
  return send(
    reply,
    'Sign in to Haat',
    `<h1>Sign in to Haat</h1><p>${escapeHtml(name)}<br><span class="quiet">${escapeHtml(email)}</span></p>
<p>Haat will be told:</p><ul><li>your name</li><li>your email address, and whether it is confirmed</li></ul>
<form method="post"><div class="row"><button class="button" name="consent" value="yes">Continue</button><button class="button plain" name="cancel" value="yes">Cancel</button></div></form>`,
  )
}

export const sendExpired = (reply: FastifyReply) =>
  send(
    reply.code(400),
    'This has run out',
    '<h1>This has run out</h1><p>Please close this window and start again from Haat.</p>',
  )
