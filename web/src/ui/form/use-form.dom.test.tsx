import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderApp, refuse } from '../testing/render-app.tsx'
import { Field } from './field.tsx'
import { storeDraft } from './form-draft.ts'
import { useForm, type FormOptions } from './use-form.ts'

const rule = z.strictObject({
  name: z.string().min(1).max(5),
  email: z.string().regex(/@/, 'No address'),
  message: z.string().min(3),
})
const texts = {
  nameRequired: 'Say your name',
  nameLong: 'A shorter name',
  emailInvalid: 'No such address',
  messageShort: 'A little more',
}
type Name = keyof z.input<typeof rule>
type Given = Partial<FormOptions<Name, keyof typeof texts>>

function TestForm(given: Given) {
  const form = useForm<Name, keyof typeof texts>({
    names: ['name', 'email', 'message'],
    texts,
    schema: async () => rule,
    send: async () => {},
    ...given,
  })
  return (
    <form {...form.props}>
      {(['name', 'email', 'message'] as const).map((name) => (
        <Field key={name} label={name} error={form.error(name)}>
          {(control) => <input {...control} name={name} />}
        </Field>
      ))}
      <button type="submit" disabled={form.isBusy}>
        Send
      </button>
      <output>{form.failure ? 'It failed' : ''}</output>
      {form.isDirty && <p>Not sent</p>}
    </form>
  )
}

const fill = async (values: Partial<Record<Name, string>>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(name), value)
}
const good = { name: 'Mina', email: 'mina@haat.test', message: 'Momo?' }
const send = () => userEvent.click(screen.getByText('Send'))

describe('a form', () => {
  it('says what the schema refuses in our own words, and moves to the first field', async () => {
    const sent = vi.fn()
    await renderApp(<TestForm send={sent} />)
    await fill({ email: 'nobody', message: 'Hi' })
    await send()
    await screen.findByText('Say your name')
    expect(screen.getByText('No such address')).toBeTruthy()
    expect(screen.getByText('A little more')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('name'))
    expect(sent).not.toHaveBeenCalled()

    await fill({ name: 'M' })
    expect(screen.queryByText('Say your name')).toBeNull()
    expect(screen.getByText('No such address')).toBeTruthy()
  })

  it('sends trimmed values, once for two presses', async () => {
    let finish = () => {}
    const sent = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    await renderApp(<TestForm send={sent} />)
    await fill({ ...good, name: ' Mina ' })
    await send()
    await waitFor(() => expect(sent).toHaveBeenCalled())
    await userEvent.type(screen.getByLabelText('message'), '{Enter}')
    finish()
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull())
    expect(sent).toHaveBeenCalledTimes(1)
    expect(sent).toHaveBeenCalledWith(good, expect.anything())
  })

  it("puts the API's sentences at their fields", async () => {
    await renderApp(
      <TestForm send={async () => refuse(422, { fields: { email: 'We know a better address' } })} />,
    )
    await fill(good)
    await send()
    await screen.findByText('We know a better address')
    expect(document.activeElement).toBe(screen.getByLabelText('email'))
    expect(screen.queryByText('It failed')).toBeNull()
  })

  it('keeps what was typed when sending fails, and in the tab', async () => {
    const failing = async () => {
      throw new Error('no network')
    }
    const { unmount } = await renderApp(<TestForm send={failing} draftKey="test" />)
    await fill(good)
    await send()
    await screen.findByText('It failed')
    expect(screen.getByLabelText<HTMLInputElement>('message').value).toBe('Momo?')
    unmount()

    await renderApp(<TestForm draftKey="test" />)
    expect(screen.getByLabelText<HTMLInputElement>('message').value).toBe('Momo?')
    await send()
    await waitFor(() => expect(sessionStorage.length).toBe(0))
  })

  it('leaves the judgement to the API when the schema cannot be loaded', async () => {
    const sent = vi.fn(async () => refuse(422, { fields: { name: 'Name is required' } }))
    const schema = async () => {
      throw new Error('no network')
    }
    await renderApp(<TestForm send={sent} schema={schema} />)
    await send()
    await screen.findByText('Name is required')
  })

  it('checks a field when it is left, if it is told to, and forgives an empty one', async () => {
    await renderApp(<TestForm isCheckedOnBlur />)
    await userEvent.click(screen.getByLabelText('name'))
    await fill({ email: 'nobody' })
    await userEvent.tab()
    await screen.findByText('No such address')
    expect(screen.queryByText('Say your name')).toBeNull()
  })

  it('is sent once when it is submitted twice in the same moment', async () => {
    const sent = vi.fn(async () => {})
    await renderApp(<TestForm send={sent} />)
    await fill(good)
    const form = screen.getByLabelText<HTMLInputElement>('name').form!
    await act(async () => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull())
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('is busy while its schema loads, and is not sent if it is closed meanwhile', async () => {
    const loaded = Promise.withResolvers<typeof rule>()
    const sent = vi.fn(async () => {})
    const { unmount } = await renderApp(<TestForm send={sent} schema={() => loaded.promise} />)
    await fill(good)
    await send()
    expect(screen.getByText<HTMLButtonElement>('Send').disabled).toBe(true)
    unmount()
    await act(async () => loaded.resolve(rule))
    expect(sent).not.toHaveBeenCalled()
  })

  it('shows what the schema refuses beside what it finds itself, and counts blanks where they belong to the value', async () => {
    const validate = () => ({ name: undefined, email: 'emailInvalid' as const })
    await renderApp(<TestForm validate={validate} untrimmed={['message']} />)
    await fill({ email: good.email, message: '  ' })
    await send()
    await screen.findByText('Say your name')
    expect(screen.getByText('No such address')).toBeTruthy()
    expect(screen.getByText('A little more')).toBeTruthy()
  })

  it("shows the API's own sentence where nothing was checked before", async () => {
    const refused = async () => refuse(422, { fields: { name: 'Name is required' } })
    const schema = async () => {
      throw new Error('no network')
    }
    await renderApp(<TestForm send={refused} schema={schema} refusedAs={{ name: 'nameLong' }} />)
    await send()
    await screen.findByText('Name is required')
    expect(screen.queryByText('A shorter name')).toBeNull()
  })
})

it('a draft never holds a password, not even one that is shown', async () => {
  await renderApp(
    <form>
      <input aria-label="note" name="note" />
      <input aria-label="shown" name="shown" type="text" autoComplete="current-password" />
      <input aria-label="hidden" name="hidden" type="password" />
    </form>,
  )
  for (const name of ['note', 'shown', 'hidden']) await userEvent.type(screen.getByLabelText(name), 'x')
  storeDraft(screen.getByLabelText<HTMLInputElement>('note').form!, 'test')
  expect(sessionStorage.getItem('haat-draft-test')).toBe('{"note":"x"}')
})
