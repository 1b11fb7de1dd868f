import { z } from 'zod'
import { defineEndpoints } from '../shared/endpoint.ts'
import { languages } from '../shared/language.ts'
import { roles } from './account.rules.ts'

export const userSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  language: z.enum(languages),
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>

export const accountEndpoints = defineEndpoints({
  'GET /auth/me': {
    name: 'getMe',
    summary: 'The signed-in user',
    access: 'signed-in',
    response: z.strictObject({ user: userSchema }),
  },
})
