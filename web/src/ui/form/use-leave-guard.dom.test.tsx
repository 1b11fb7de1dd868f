import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { useForm } from './use-form.ts'
import { useLeaveGuard } from './use-leave-guard.tsx'

const onCancel = vi.fn()

function TestForm({ isKeptByQuery = false }) {
  const form = useForm({ names: ['note'], texts: {}, send: async () => {} })
  const guard = useLeaveGuard(form.isDirty, { isKeptByQuery })
  return (
    <form {...form.props}>
      <input name="note" aria-label="Note" />
      <button type="submit">Save</button>
      <button type="button" onClick={() => guard.leave(onCancel)}>
        Cancel
      </button>
      <Link to={'/elsewhere' as never}>Elsewhere</Link>
      <Link to={'.' as never} search={{ page: 2 } as never}>
        Page 2
      </Link>
      {guard.dialog}
    </form>
  )
}

/** The first letter fetches the texts of the question; a press that had to wait for them would be lost in React's `act`. */
async function type() {
  await userEvent.type(screen.getByLabelText('Note'), 'momo')
  await vi.dynamicImportSettled()
}
const press = (name: string) => userEvent.click(screen.getByText(name))
const question = () => screen.findByText('Leave without saving?')

describe('leaving a form with changes', () => {
  it('needs texts of its own, for which the form does not disappear', async () => {
    const onWait = vi.fn()
    const Waiting = () => onWait() ?? null
    await renderApp(
      <Suspense fallback={<Waiting />}>
        <TestForm />
      </Suspense>,
    )
    await type()
    await press('Cancel')
    await question()
    expect(onWait).not.toHaveBeenCalled()
  })

  it('is asked about: who stays keeps the text, who leaves goes where the link led', async () => {
    const { router } = await renderApp(<TestForm />, { path: '/form' })
    await type()
    await press('Elsewhere')
    await question()
    await press('Stay here')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/form')
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('momo')

    await press('Elsewhere')
    await question()
    await press('Leave without saving')
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  })

  it('is not asked about without changes, nor after they were saved', async () => {
    const { router } = await renderApp(<TestForm />, { path: '/form' })
    await type()
    await press('Save')
    await waitFor(() => expect(screen.getByLabelText('Note')).toBeTruthy())
    await press('Elsewhere')
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  })

  it('is asked about when the form is taken away by a button, in Nepali too', async () => {
    onCancel.mockClear()
    await renderApp(<TestForm />, { path: '/form', language: 'ne' })
    await press('Cancel')
    expect(onCancel).toHaveBeenCalledTimes(1)
    await type()
    await press('Cancel')
    await screen.findByText('सुरक्षित नगरी छोड्ने?')
    expect(onCancel).toHaveBeenCalledTimes(1)
    // A dialog that the button closes gives the focus back only if the question is gone by then.
    const wasAsked = vi.fn(() => screen.queryByRole('dialog') !== null)
    onCancel.mockImplementationOnce(wasAsked)
    await press('सुरक्षित नगरी छोड्ने')
    expect(onCancel).toHaveBeenCalledTimes(2)
    expect(wasAsked).toHaveReturnedWith(false)
  })

  it('another query of the address takes some forms away, and leaves others', async () => {
    const { router, unmount } = await renderApp(<TestForm />, { path: '/form' })
    await type()
    await press('Page 2')
    await question()
    expect(router.state.location.search).toEqual({})
    unmount()

    const kept = await renderApp(<TestForm isKeptByQuery />, { path: '/form' })
    await type()
    await press('Page 2')
    await waitFor(() => expect(kept.router.state.location.search).toEqual({ page: 2 }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
