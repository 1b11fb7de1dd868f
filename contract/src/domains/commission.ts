import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, publicIdSchema, slugSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { secondFactorCode } from './account.second-factor.ts'
import * as rules from './commission.rules.ts'

const day = z.iso.date('Please choose a day')
const rate = z
  .int('A rate is a whole number of hundredths of a percent')
  .min(0, 'A rate is at least 0 %')
  .max(rules.maxCommissionRate, 'A rate is at most 80 %')

const ruleShape = {
  subject: z.enum(rules.commissionSubjects),
  /** What it is about; null for everything without a rule of its own. */
  name: bilingualSchema.nullable(),
  rate: z.int(),
  beginsOn: z.iso.date(),
  /** The last day; null while none is set. */
  endsOn: z.iso.date().nullable(),
  state: z.enum(rules.commissionRuleStates),
}

export const commissionRuleSchema = z.strictObject({
  id: z.string(),
  ...ruleShape,
  /** What its page is addressed by: the id of a product, the slug of a shop or of a category; empty for everything else. */
  address: z.string(),
  /** The shop of a product, the department of a category. */
  note: bilingualSchema.nullable(),
  words: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
  /** Who set the last day afterwards, or withdrew the rule. */
  endedBy: z.string().nullable(),
})
export type CommissionRule = z.infer<typeof commissionRuleSchema>

/** A rule as the shop sees it that it is about. */
export const shopCommissionRuleSchema = z.strictObject(ruleShape)
export type ShopCommissionRule = z.infer<typeof shopCommissionRuleSchema>

export const newCommissionRuleBody = z
  .strictObject({
    /** Made by whoever sends it: sent twice, it counts once. */
    id: z.uuid('This is not the id of a rule'),
    subject: z.enum(rules.commissionSubjects, 'Please choose what the rule is about'),
    address: z.string().max(120),
    rate,
    beginsOn: day,
    endsOn: day.nullable(),
    words: lineField(rules.commissionWordsMaxLength, 'Note').default(''),
    code: secondFactorCode,
  })
  .superRefine(({ subject, address, beginsOn, endsOn }, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (subject !== 'default' && address === '') refuse('address', 'Please choose what the rule is about')
    if (subject === 'default' && address !== '') refuse('address', 'This rule is about everything else')
    if (endsOn !== null && endsOn < beginsOn) refuse('endsOn', 'The last day comes after the first')
  })
export type NewCommissionRule = z.output<typeof newCommissionRuleBody>

const ruleParams = z.strictObject({ id: z.uuid('There is no such rule') })
const money = { access: 'staff:money' } as const
const ruleAnswer = answerOf(commissionRuleSchema)

export const commissionEndpoints = defineEndpoints({
  'GET /commission': {
    name: 'getUsualCommission',
    summary: 'What Haat takes today of everything without a rule of its own, for everybody to read',
    access: 'public',
    response: answerOf(z.strictObject({ rate: z.int(), vatRate: z.int() })),
    maxAgeSeconds: 60,
  },
  'GET /staff/commission-rules': {
    ...money,
    name: 'listCommissionRules',
    summary: 'Rules for the commission that hold, will hold or have ended, the latest first',
    query: z.strictObject({
      state: z
        .enum(rules.commissionTabs, `state must be one of ${rules.commissionTabs.join(', ')}`)
        .default('running'),
      pageSize: pageQuery.pageSize,
      cursor: z.string().max(200).optional(),
    }),
    response: answerOf(
      z.strictObject({
        items: z.array(commissionRuleSchema),
        nextCursor: z.string().nullable(),
        counts: z.strictObject({ running: z.int(), coming: z.int(), ended: z.int() }),
        /** What holds today for everything without a rule of its own. */
        usualRate: z.int(),
      }),
    ),
  },
  'POST /staff/commission-rules': {
    ...money,
    name: 'addCommissionRule',
    summary:
      'Another commission for a shop, a category, a product or everything else, from tomorrow at the earliest; asks for a fresh code',
    body: newCommissionRuleBody,
    response: ruleAnswer,
    errors: [404, 409, 429],
  },
  'POST /staff/commission-rules/:id/end': {
    ...money,
    name: 'endCommissionRule',
    summary: 'Set the last day of a rule, today at the earliest; asks for a fresh code',
    params: ruleParams,
    body: z.strictObject({ endsOn: day, code: secondFactorCode }),
    response: ruleAnswer,
    errors: [404, 409, 429],
  },
  'DELETE /staff/commission-rules/:id': {
    ...money,
    name: 'withdrawCommissionRule',
    summary: 'Withdraw a rule that has not begun; asks for a fresh code',
    params: ruleParams,
    body: z.strictObject({ code: secondFactorCode }),
    response: ruleAnswer,
    errors: [404, 409, 429],
  },
  'GET /vendor/shops/:shopId/commission/rate': {
    name: 'getNewListingRate',
    summary: 'The commission on something that the shop does not sell yet, in a category or in none',
    access: 'vendor:listings',
    params: z.strictObject({ shopId: publicIdSchema }),
    query: z.strictObject({ category: slugSchema.optional() }),
    response: answerOf(z.strictObject({ rate: z.int(), vatRate: z.int() })),
    errors: [404],
  },
  'GET /vendor/shops/:shopId/commission': {
    name: 'getShopCommission',
    summary: 'The commission on what the shop sells today, and the rules that hold or will hold for it',
    access: 'vendor:money',
    params: z.strictObject({ shopId: publicIdSchema }),
    response: answerOf(
      z.strictObject({
        /** Of what has no rule of its own. */
        rate: z.int(),
        vatRate: z.int(),
        rules: z.array(shopCommissionRuleSchema).max(rules.maxShopRules),
      }),
    ),
    errors: [404],
  },
})
