import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import { NotificationChoices } from './notification-choices.tsx'

beforeAll(() => loadArea('en', 'profile'))

it('alerts are offered once a day or not at all, and other kinds at once too', async () => {
  const items = [
    { kind: 'answer', mail: 'now', isStopped: false },
    { kind: 'backInStock', mail: 'daily', isStopped: false },
  ]
  const answer = () => ({ success: true, message: '', data: { items } })
  const { call, requests } = fakeApi({
    'GET /notifications/choices': answer,
    'PUT /notifications/choices': answer,
  })
  await renderApp(<NotificationChoices place={null} />, { call })
  const offered = async (name: string) =>
    within(await screen.findByRole('group', { name: `Mail: ${name}` }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')!.textContent)
  expect(await offered('Answers from support')).toEqual(['Mail at once', 'Once a day', 'No mail'])
  expect(await offered('Back in stock')).toEqual(['Once a day', 'No mail'])
  const alerts = within(screen.getByRole('group', { name: 'Mail: Back in stock' }))
  await userEvent.click(alerts.getByText('No mail'))
  const body = { kind: 'backInStock', mail: 'never', isStopped: false }
  expect(requests).toContainEqual({ line: 'PUT /notifications/choices', input: { body } })
})
