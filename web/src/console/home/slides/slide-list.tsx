import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { maxSlides } from '@haat/contract/domains/home.rules.ts'
import type { StoredSlide } from '@haat/contract/domains/home.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { SortableList } from '#console/parts/sortable-list.tsx'
import { validateSlide } from '../validate-home.ts'
import { DaysText } from '../days-fields.tsx'
import { SlideFields } from './slide-fields.tsx'

interface SlideListProps {
  slides: StoredSlide[]
  onChange(change: (slides: StoredSlide[]) => StoredSlide[]): void
}

const empty = { en: '', ne: '' }
const newSlide = (): StoredSlide => ({
  id: `slide-${crypto.randomUUID().slice(0, 8)}`,
  kicker: empty,
  title: empty,
  text: empty,
  button: empty,
  link: '/products/',
  tone: 'crimson',
  scene: 'haat',
  picture: null,
  from: null,
  until: null,
})
const backgrounds = { crimson: 'bg-crimson-fill', pine: 'bg-pine-deep', indigo: 'bg-indigo-fill' }

export function SlideList({ slides, onChange }: SlideListProps) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const [openId, setOpenId] = useState<string>()
  const nameOf = ({ title }: StoredSlide) => inLanguage(title, ui.language) || home.untitled
  const formatNumber = (count: number) => formatCount(count, ui.language)

  function add() {
    const slide = newSlide()
    onChange((all) => [...all, slide])
    setOpenId(slide.id)
  }
  function remove(slide: StoredSlide) {
    const at = slides.indexOf(slide)
    onChange((all) => all.filter(({ id }) => id !== slide.id))
    void showToast('default', home.removed, {
      label: home.undo,
      onAct: () =>
        onChange((all) => (all.some(({ id }) => id === slide.id) ? all : all.toSpliced(at, 0, slide))),
    })
  }
  return (
    <>
      <SortableList
        label={home.slides}
        items={slides}
        keyOf={({ id }) => id}
        labelsOf={(slide) => ({
          up: home.up(nameOf(slide)),
          down: home.down(nameOf(slide)),
          ...(slides.length > 1 && { remove: home.remove(nameOf(slide)) }),
        })}
        announcementOf={(slide, at) =>
          home.moved(nameOf(slide), formatNumber(at + 1), formatNumber(slides.length))
        }
        onChange={(ordered) => onChange(() => ordered)}
        onRemove={remove}
        renderItem={(slide) => (
          <div className="flex min-h-11 items-center gap-3">
            <span aria-hidden className={`size-8 shrink-0 rounded-chip ${backgrounds[slide.tone]}`} />
            <span className="min-w-0 grow">
              <span
                className={`block text-label break-words ${Object.keys(validateSlide(slide)).length > 0 ? 'text-crimson' : ''}`}
              >
                {nameOf(slide)}
              </span>
              <span className="block text-fine text-muted">
                <DaysText {...slide} />
              </span>
            </span>
            <IconButton
              label={home.edit(nameOf(slide))}
              aria-expanded={openId === slide.id}
              onClick={() => setOpenId(openId === slide.id ? undefined : slide.id)}
            >
              <Pencil aria-hidden />
            </IconButton>
          </div>
        )}
        renderDetail={(slide) =>
          openId === slide.id && (
            <SlideFields
              slide={slide}
              onChange={(changes) =>
                onChange((all) => all.map((one) => (one.id === slide.id ? { ...one, ...changes } : one)))
              }
            />
          )
        }
      />
      <Button
        variant="secondary"
        className="mt-3"
        icon={<Plus aria-hidden />}
        disabled={slides.length >= maxSlides}
        onClick={add}
      >
        {home.addSlide}
      </Button>
    </>
  )
}
