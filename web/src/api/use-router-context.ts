import { useRouter } from '@tanstack/react-router'
import type { PublicConfig } from '@haat/contract/shared/page-input.ts'
import type { RouterContext } from './router-context.ts'
import type { Call } from './client.ts'

const useRouterContext = () => useRouter().options.context as RouterContext

export const useCall = (): Call => useRouterContext().call
export const usePublicConfig = (): PublicConfig => useRouterContext().config
