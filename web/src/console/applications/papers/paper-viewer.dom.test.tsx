import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { stubPapers } from '#office/testing/stub-papers.ts'
import { application, idOf, openOne, paper, vendorsApi } from '../testing/vendors-console.tsx'

const papers = stubPapers()

const reader = (name: string) => screen.findByRole('region', { name: `Paper: ${name}` })
const picture = async (name: string) => within(await reader(name)).findByRole('img', { name })

describe('the papers of an application', () => {
  it('show the first one by an authorised call, and give its address up with it', async () => {
    const page = await openOne(vendorsApi({ one: application(['business-name']) }))
    expect((await picture('PAN')).getAttribute('src')).toBe('blob:1')
    expect(papers.asked).toEqual([`/api/staff/applications/${idOf(1)}/papers/${idOf(901)}`])
    const list = within(screen.getByRole('list', { name: 'Papers' }))
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'PAN, not checked yet',
      'Registration, accepted',
      'Cheque, accepted',
    ])
    page.unmount()
    expect(papers.revoked).toBe(papers.made)
  })

  it('open by their line and by their own button; one that was opened a moment ago is not asked for again', async () => {
    await openOne(vendorsApi({ one: application(['business-name']) }))
    await picture('PAN')
    await userEvent.click(
      screen.getByRole('button', { name: 'Show Registration for Registration number and office' }),
    )
    await picture('Registration')
    await userEvent.click(screen.getByRole('button', { name: /^PAN,/ }))
    await picture('PAN')
    expect(papers.asked).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Show Licence for Licence' }))
    await screen.findByText('This paper is missing: Licence.')
  })

  it('are made larger and turned', async () => {
    await openOne(vendorsApi({ one: application([]) }))
    const shown = await picture('PAN')
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }))
    expect(screen.getByText('150 %')).toBeTruthy()
    expect(shown.parentElement!.style.width).toBe('150%')
    await userEvent.click(screen.getByRole('button', { name: 'Turn' }))
    expect(shown.style.transform).toContain('rotate(90deg)')
    for (let press = 0; press < 6; press += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Smaller' }))
    }
    expect(screen.getByText('50 %')).toBeTruthy()
  })

  it('are numbered where there are several of one kind', async () => {
    const two = [paper(1, 'pan-card'), paper(2, 'pan-card')]
    await openOne(vendorsApi({ one: application([], { papers: two }) }))
    await picture('PAN 1')
    await userEvent.click(screen.getByRole('button', { name: /^PAN 2,/ }))
    await picture('PAN 2')
  })

  it('say that there are none yet', async () => {
    await openOne(vendorsApi({ one: application([], { papers: [] }) }))
    await screen.findByText('There are no papers yet.')
    expect(papers.asked).toEqual([])
  })

  it('say that one did not open, and try again', async () => {
    papers.status = 404
    await openOne(vendorsApi({ one: application([]) }))
    await screen.findByText('The paper did not open.')
    papers.status = 200
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await picture('PAN')
  })

  it('can be downloaded where they cannot be shown', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await openOne(vendorsApi({ one: application([]) }))
    fireEvent.error(await picture('PAN'))
    await screen.findByText('This file cannot be shown here.')
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(click).toHaveBeenCalledOnce()
    click.mockRestore()
  })

  it('that are PDFs say so too, when no viewer comes', async () => {
    // This document has no workers, as a browser that refuses them.
    const pdf = paper(1, 'pan-card', { contentType: 'application/pdf', name: 'pan.pdf' })
    await openOne(vendorsApi({ one: application([], { papers: [pdf] }) }))
    await waitFor(() => expect(screen.getByText('This file cannot be shown here.')).toBeTruthy())
  })
})
