import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '#ui/testing/render-app.tsx'
import { ConsolePage } from './console-pages.tsx'

it('says that an address of the console has no page, and leads to the first one', async () => {
  await renderApp(<ConsolePage path="nowhere" />)
  await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
  expect(screen.getByRole('link', { name: 'Desk' }).getAttribute('href')).toMatch(/^\/staff/)
})
