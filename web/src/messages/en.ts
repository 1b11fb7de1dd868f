import { account } from './en/account.ts'
import { home } from './en/home.ts'
import { pages } from './en/pages.ts'
import { shell } from './en/shell.ts'
import { ui } from './en/ui.ts'

export const messages = { account, home, pages, shell, ui }
