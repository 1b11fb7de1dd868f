import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import type { DeskThread, SavedReply } from '@haat/contract/domains/support.desk.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { useCall } from '#api/use-router-context.ts'
import { deskQueries } from '../desk.queries.ts'
import { findSlashCommand, fillReply } from './fill-reply.ts'

const otherLanguage: Record<Language, Language> = { en: 'ne', ne: 'en' }

interface Options {
  ticket: DeskThread
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange(text: string): void
}

/**
 * Inserts saved replies at the caret: a slash opens their list, keys choose one, and it is written in the
 * language of the ticket or in the other one.
 */
export function useSavedReplies({ ticket, field, text, onChange }: Options) {
  const { data } = useQuery(deskQueries.replies(useCall()))
  const [language, setLanguage] = useState(ticket.language)
  const [command, setCommand] = useState<ReturnType<typeof findSlashCommand>>()
  const [chosen, setChosen] = useState(0)
  const [inserted, setInserted] = useState<{ reply: SavedReply; text: string }>()
  useEffect(() => {
    setLanguage(ticket.language)
    setCommand(undefined)
    setInserted(undefined)
  }, [ticket.number, ticket.language])

  const facts = {
    name: ticket.name,
    ticket: ticket.number,
    order: ticket.about?.kind === 'order' ? ticket.about.id : '',
  }
  const preview = (reply: SavedReply) => fillReply(reply, language, facts)
  const replies = useMemo(
    () => (command ? (data ?? []).filter(({ shortcut }) => shortcut.startsWith(command.prefix)) : []),
    [command, data],
  )

  function detectCommand() {
    const element = field.current
    const next = element ? findSlashCommand(element.value, element.selectionStart) : undefined
    setCommand(next)
    if (next?.prefix !== command?.prefix) setChosen(0)
  }

  function replaceRange(replacement: string, from: number, to: number) {
    onChange(text.slice(0, from) + replacement + text.slice(to))
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(from + replacement.length, from + replacement.length)
    })
  }

  function choose(reply: SavedReply) {
    const replyText = preview(reply)
    const from = command?.from ?? text.length
    replaceRange(replyText, from, from + (command ? command.prefix.length + 1 : 0))
    setInserted({ reply, text: replyText })
    setCommand(undefined)
  }

  /** Switches the language; the inserted reply is replaced by its translation unless it was edited since. */
  function translate() {
    const to = otherLanguage[language]
    setLanguage(to)
    if (!inserted || !text.includes(inserted.text)) return
    const translated = fillReply(inserted.reply, to, facts)
    const at = text.indexOf(inserted.text)
    replaceRange(translated, at, at + inserted.text.length)
    setInserted({ reply: inserted.reply, text: translated })
  }

  /** Types the slash for somebody who pressed the button. */
  function openList() {
    const endsInSpace = text === '' || /\s$/.test(text)
    const next = `${text}${endsInSpace ? '' : ' '}/`
    onChange(next)
    setCommand({ from: next.length - 1, prefix: '' })
    setChosen(0)
    requestAnimationFrame(() => field.current?.focus())
  }

  /** Handles a key while the list is open; returns true when the list used it. */
  function handleKey(event: KeyboardEvent): boolean {
    if (!command) return false
    const reply = replies[chosen]
    if (event.key === 'ArrowDown') setChosen((chosen + 1) % Math.max(1, replies.length))
    else if (event.key === 'ArrowUp') setChosen((chosen + replies.length - 1) % Math.max(1, replies.length))
    else if (event.key === 'Escape') setCommand(undefined)
    else if ((event.key === 'Enter' || event.key === 'Tab') && reply && !event.ctrlKey) choose(reply)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return {
    isOpen: command !== undefined && data !== undefined,
    close: () => setCommand(undefined),
    replies,
    chosen,
    language,
    preview,
    detectCommand,
    choose,
    translate,
    openList,
    handleKey,
  }
}
