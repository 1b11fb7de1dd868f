import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { messages as english } from '#messages/en.ts'
import { messages as nepali } from '#messages/ne.ts'
import { MessagesContext } from '../messages/use-messages.ts'

/** Renders a primitive as HTML in one of the languages. */
export function renderMarkup(node: ReactNode, language: 'en' | 'ne' = 'en'): string {
  return renderToStaticMarkup(
    <MessagesContext value={language === 'ne' ? nepali : english}>{node}</MessagesContext>,
  )
}
