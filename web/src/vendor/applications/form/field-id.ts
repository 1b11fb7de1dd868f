import type { PaperKind } from '@haat/contract/domains/applications.rules.ts'
import type { ApplicationField } from '@haat/contract/domains/applications.checklist.rules.ts'

/** By these ids a list of what is missing leads to its place. */
export const fieldId = (field: ApplicationField) => `field-${field}`
export const paperId = (kind: PaperKind) => `paper-${kind}`
