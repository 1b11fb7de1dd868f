/**
 * What somebody of the staff may be allowed to do. The role `staff` opens the console, each right a part of it;
 * an admin has all of them. The console has a plain sentence for each in every language.
 */
export const staffRights = [
  'support',
  'content',
  'catalogue',
  'vendors',
  'orders',
  'money',
  'people',
] as const
export type StaffRight = (typeof staffRights)[number]

/** The rights that an account has now: those it was given count only while it is staff. */
export const rightsOfAccount = (account: {
  roles: readonly string[]
  staffRights: readonly StaffRight[]
}): readonly StaffRight[] => {
  if (account.roles.includes('admin')) return staffRights
  return account.roles.includes('staff') ? account.staffRights : []
}
