import { account } from './ne/account.ts'
import { home } from './ne/home.ts'
import { pages } from './ne/pages.ts'
import { shell } from './ne/shell.ts'
import { ui } from './ne/ui.ts'
import type { Messages } from './catalogue.ts'

export const messages: Messages = { account, home, pages, shell, ui }
