/** Everything that the audit log can hold, as `subject.verb`. The console has a sentence for each in every language. */
export const auditActions = [
  'application.accept-line',
  'application.approve',
  'application.decide-objection',
  'application.open-paper',
  'application.refuse',
  'application.reopen-line',
  'application.send-back',
  'audit.export',
  'content.change',
  'content.create',
  'content.delete',
  'content.publish',
  'content.restore',
  'content.upload',
  'home.change',
  'home.publish',
  'mail.end',
  'mail.retry',
  'mail.retry-all',
  'people.add',
  'people.change',
  'people.remove',
  'picture.upload',
  'saved-reply.add',
  'saved-reply.change',
  'saved-reply.drop',
  'second-factor.forget',
  'second-factor.renew-codes',
  'second-factor.set-up',
  'second-factor.use-recovery-code',
  'settings.save',
  'shop.close',
  'shop.open',
  'synonyms.add',
  'synonyms.change',
  'synonyms.drop',
  'ticket.change',
  'ticket.export',
  'ticket.merge',
  'ticket.note',
  'ticket.open',
  'ticket.reply',
  'vendor.reopen',
  'vendor.suspend',
  'view.drop',
  'view.save',
] as const
export type AuditAction = (typeof auditActions)[number]

type Before<Text extends string> = Text extends `${infer Start}.${string}` ? Start : never
/** What an action is about, by which the log is filtered. */
export type AuditKind = Before<AuditAction>

export const isAuditAction = (action: string): action is AuditAction =>
  (auditActions as readonly string[]).includes(action)
