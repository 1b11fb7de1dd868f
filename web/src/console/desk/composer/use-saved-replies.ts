import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import type { DeskThread, SavedReply } from '@haat/contract/domains/support.desk.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { useCall } from '#api/use-router-context.ts'
import { deskQueries } from '../desk.queries.ts'
import { calledFor, fillReply } from './fill-reply.ts'

const other: Record<Language, Language> = { en: 'ne', ne: 'en' }

interface Options {
  ticket: DeskThread
  field: RefObject<HTMLTextAreaElement | null>
  words: string
  onWords(words: string): void
}

/** Saved replies at the caret: called by a slash, chosen by keys, put in the ticket's language or the other one. */
export function useSavedReplies({ ticket, field, words, onWords }: Options) {
  const { data } = useQuery(deskQueries.replies(useCall()))
  const [language, setLanguage] = useState(ticket.language)
  const [called, setCalled] = useState<ReturnType<typeof calledFor>>()
  const [chosen, setChosen] = useState(0)
  const [put, setPut] = useState<{ reply: SavedReply; text: string }>()
  useEffect(() => {
    setLanguage(ticket.language)
    setCalled(undefined)
    setPut(undefined)
  }, [ticket.number, ticket.language])

  const facts = {
    name: ticket.name,
    ticket: ticket.number,
    order: ticket.about?.kind === 'order' ? ticket.about.id : '',
  }
  const preview = (reply: SavedReply) => fillReply(reply, language, facts)
  const replies = useMemo(
    () => (called ? (data ?? []).filter(({ shortcut }) => shortcut.startsWith(called.begin)) : []),
    [called, data],
  )

  function look() {
    const element = field.current
    const found = element ? calledFor(element.value, element.selectionStart) : undefined
    setCalled(found)
    if (found?.begin !== called?.begin) setChosen(0)
  }

  function writeAt(text: string, from: number, to: number) {
    onWords(words.slice(0, from) + text + words.slice(to))
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(from + text.length, from + text.length)
    })
  }

  function choose(reply: SavedReply) {
    const text = preview(reply)
    const from = called?.from ?? words.length
    writeAt(text, from, from + (called ? called.begin.length + 1 : 0))
    setPut({ reply, text })
    setCalled(undefined)
  }

  /** What was put in comes in the other language, unless it was changed by hand since. */
  function translate() {
    const to = other[language]
    setLanguage(to)
    if (!put || !words.includes(put.text)) return
    const text = fillReply(put.reply, to, facts)
    const at = words.indexOf(put.text)
    writeAt(text, at, at + put.text.length)
    setPut({ reply: put.reply, text })
  }

  function call() {
    const isApart = words === '' || /\s$/.test(words)
    const text = `${words}${isApart ? '' : ' '}/`
    onWords(text)
    setCalled({ from: text.length - 1, begin: '' })
    setChosen(0)
    requestAnimationFrame(() => field.current?.focus())
  }

  /** True when the key was for the list. */
  function handleKey(event: KeyboardEvent): boolean {
    if (!called) return false
    const reply = replies[chosen]
    if (event.key === 'ArrowDown') setChosen((chosen + 1) % Math.max(1, replies.length))
    else if (event.key === 'ArrowUp') setChosen((chosen + replies.length - 1) % Math.max(1, replies.length))
    else if (event.key === 'Escape') setCalled(undefined)
    else if ((event.key === 'Enter' || event.key === 'Tab') && reply && !event.ctrlKey) choose(reply)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return {
    isOpen: called !== undefined && data !== undefined,
    close: () => setCalled(undefined),
    replies,
    chosen,
    language,
    preview,
    look,
    choose,
    translate,
    call,
    handleKey,
  }
}
