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
import { showToast } from '#ui/toast/show-toast.tsx'
import { SortableList } from '#office/parts/sortable-list.tsx'
import { DaysText } from '../days-fields.tsx'
import { SlideFields, slideFieldNames } from './slide-fields.tsx'

interface SlideListProps {
  slides: StoredSlide[]
  /** The problem of a field, such as `slides.0.link`. */
  errorOf(name: string): string | undefined
  /** With the path of what was changed: `slides` or `slides.0`. */
  onChange(change: (slides: StoredSlide[]) => StoredSlide[], changed: string): void
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

export function SlideList({ slides, errorOf, onChange }: SlideListProps) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const [openId, setOpenId] = useState<string>()
  const nameOf = ({ title }: StoredSlide) => inLanguage(title, ui.language) || home.untitled
  const formatNumber = (count: number) => formatCount(count, ui.language)

  const pathOf = (slide: StoredSlide) => `slides.${slides.indexOf(slide)}`
  const hasProblem = (slide: StoredSlide) =>
    slideFieldNames.some((field) => errorOf(`${pathOf(slide)}.${field}`) !== undefined)
  // A slide with a problem is open, so that its field can be seen and gets the focus.
  const isOpen = (slide: StoredSlide) => openId === slide.id || hasProblem(slide)

  function add() {
    const slide = newSlide()
    onChange((all) => [...all, slide], 'slides')
    setOpenId(slide.id)
  }
  function remove(slide: StoredSlide) {
    const at = slides.indexOf(slide)
    onChange((all) => all.filter(({ id }) => id !== slide.id), 'slides')
    void showToast('default', home.removed, {
      label: home.undo,
      onAct: () =>
        onChange(
          (all) => (all.some(({ id }) => id === slide.id) ? all : all.toSpliced(at, 0, slide)),
          'slides',
        ),
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
        onChange={(ordered) => onChange(() => ordered, 'slides')}
        onRemove={remove}
        renderItem={(slide) => (
          <div className="flex min-h-11 items-center gap-3">
            <span aria-hidden className={`size-8 shrink-0 rounded-chip ${backgrounds[slide.tone]}`} />
            <span className="min-w-0 grow">
              <span className={`block text-label break-words ${hasProblem(slide) ? 'text-crimson' : ''}`}>
                {nameOf(slide)}
              </span>
              <span className="block text-fine text-muted">
                <DaysText {...slide} />
              </span>
            </span>
            <IconButton
              label={home.edit(nameOf(slide))}
              aria-expanded={isOpen(slide)}
              onClick={() => setOpenId(openId === slide.id ? undefined : slide.id)}
            >
              <Pencil aria-hidden />
            </IconButton>
          </div>
        )}
        renderDetail={(slide) =>
          isOpen(slide) && (
            <SlideFields
              slide={slide}
              errorOf={(field) => errorOf(`${pathOf(slide)}.${field}`)}
              onChange={(changes) => {
                setOpenId(slide.id)
                onChange(
                  (all) => all.map((one) => (one.id === slide.id ? { ...one, ...changes } : one)),
                  pathOf(slide),
                )
              }}
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
