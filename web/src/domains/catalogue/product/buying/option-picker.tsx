import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { choicesOf, type Choice, type Variant } from './choose-variant.ts'
import { SmallPicture } from '../gallery/small-picture.tsx'

type OptionPickerProps = { product: Product; variant: Variant; option: number }

/** The values of one option as links: every variant has its address, and choosing needs no JavaScript. */
export function OptionPicker({ product, variant, option }: OptionPickerProps) {
  const { ui } = useMessages()
  const { key, name, values } = product.options[option]!
  const choices = choicesOf(product, variant, option)
  const chosen = values[choices.findIndex(({ isChosen }) => isChosen)]
  const hasPictures = values.every(({ pictureIndex }) => pictureIndex !== null)
  return (
    <div role="group" aria-labelledby={`option-${key}`}>
      <p id={`option-${key}`} className="mb-2 text-label font-normal">
        <b className="font-semibold">
          <BilingualText text={name} />:
        </b>{' '}
        {chosen && <BilingualText text={chosen.name} />}
      </p>
      <ul className="flex flex-wrap gap-2.5">
        {choices.map((choice, at) => {
          const picture = hasPictures ? product.pictures[values[at]!.pictureIndex!] : undefined
          return (
            <li key={choice.key}>
              <ChoiceLink productId={product.id} choice={choice} hasPicture={picture !== undefined}>
                {picture && (
                  <SmallPicture picture={picture} sizes="64px" className="size-full rounded-control" />
                )}
                <span className={picture && 'sr-only'}>{inLanguage(values[at]!.name, ui.language)}</span>
              </ChoiceLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function lookOf({ isChosen, isPossible }: Choice, hasPicture: boolean) {
  if (hasPicture) {
    const veil = `after:absolute after:inset-0 after:rounded-control after:bg-paper after:opacity-60`
    return classNames('size-16', isChosen && 'option-ring', !isPossible && veil)
  }
  return classNames(
    'min-h-12 px-4 font-semibold',
    isChosen
      ? 'bg-blush inset-ring-[2.5px] inset-ring-crimson'
      : 'border-[1.5px] border-line-strong bg-surface',
    !isPossible && 'option-hatch text-muted line-through',
  )
}

type ChoiceLinkProps = { productId: string; choice: Choice; hasPicture: boolean; children: ReactNode }

function ChoiceLink({ productId, choice, hasPicture, children }: ChoiceLinkProps) {
  const texts = useArea('product')
  const { variant, isChosen, isPossible } = choice
  return (
    <Link
      to="/products/$productId"
      params={{ productId }}
      search={(before: object) => ({ ...before, variant: Number(variant?.id), picture: undefined })}
      replace
      resetScroll={false}
      preload={false}
      activeOptions={{ exact: true }}
      aria-current={isChosen ? 'true' : undefined}
      className={classNames('option-link', lookOf(choice, hasPicture))}
    >
      {children}
      {isChosen && <VisuallyHidden> ({texts.chosen})</VisuallyHidden>}
      {!isPossible && <VisuallyHidden> ({texts.notThis})</VisuallyHidden>}
    </Link>
  )
}
