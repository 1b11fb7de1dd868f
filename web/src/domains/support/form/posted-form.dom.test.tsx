import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { contact } from '#messages/ne/contact.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import { HelpForm } from './help-form.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe('a form that the browser has sent by itself', () => {
  const posted = {
    type: 'feedback' as const,
    values: {
      name: '',
      email: 'mina@',
      phoneNumber: '',
      contactNumber: '',
      subject: 'Shawl',
      message: 'short',
    },
    issues: [
      { path: ['name'], code: 'too_small', message: 'Name is required' },
      { path: ['email'], code: 'invalid_format', message: 'Please enter a valid email address' },
      { path: ['message'], code: 'too_small', message: 'Message should be at least 10 characters' },
    ],
  }
  const show = (language: 'en' | 'ne', more = {}) =>
    renderApp(
      <HelpForm firstType="feedback" order={undefined} posted={{ ...posted, ...more }} onSent={vi.fn()} />,
      {
        call: fakeApi({}).call,
        language,
      },
    )

  it('comes back with what was typed and its faults, and goes on like any other', async () => {
    await show('en')
    await screen.findByText('Please enter a valid email address')
    expect(field('Subject *').value).toBe('Shawl')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Feedback' }).checked).toBe(true)
    await userEvent.type(field('Full Name *'), 'Mina')
    expect(screen.queryByText('Name is required')).toBeNull()
    expect(screen.getByText('Message should be at least 10 characters')).toBeTruthy()
  })

  it('speaks the language of the page', async () => {
    await show('ne')
    await screen.findByText(contact.problems.emailInvalid)
  })

  it('says why it was not taken', async () => {
    await show('en', { issues: [], refusal: 'Please try again in 12 minutes.' })
    await screen.findByText('Please try again in 12 minutes.')
  })
})
