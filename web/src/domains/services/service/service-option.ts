import type { Service } from '@haat/contract/domains/services.ts'

export type ServiceOption = Service['options'][number]

/** The price without spare parts. */
export const sumOf = ({ visitPaisa, labourPaisa }: ServiceOption) => visitPaisa + labourPaisa
