import { expect, it } from 'vitest'
import { Field } from './field.tsx'
import { renderMarkup } from '../testing/render-markup.tsx'
import { TextInput } from './text-input.tsx'

const idsOf = (markup: string, attribute: string) => new RegExp(`${attribute}="([^"]+)"`).exec(markup)?.[1]

it('ties label, control and error together', () => {
  const markup = renderMarkup(
    <Field label="Email" isRequired hint="We never share it" error="Email is required">
      {(control) => <TextInput {...control} />}
    </Field>,
  )
  const noteId = idsOf(markup, 'aria-describedby')
  expect(markup).toContain(`for="${idsOf(markup, '<input type="text" id')}"`)
  expect(markup).toContain(`<p id="${noteId}"`)
  expect(markup).toContain('aria-invalid="true"')
  expect(markup).toContain('Email is required')
  expect(markup).not.toContain('We never share it')
})

it('describes nothing when there is nothing to say', () => {
  const markup = renderMarkup(<Field label="Email">{(control) => <TextInput {...control} />}</Field>)
  expect(markup).not.toContain('aria-describedby')
  expect(markup).not.toContain('aria-invalid=')
})
