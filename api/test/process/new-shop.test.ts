import { expect, test } from 'vitest'
import { makeDataDir, runHaat } from './haat-process.ts'

test('a shop that nobody has described says so at the start and on its pages, and invents nothing', async () => {
  const haat = runHaat({ DATA_DIR: await makeDataDir(), PUBLIC_URL: 'https://shop.test' })
  const address = await haat.opened
  await expect
    .poll(haat.output)
    .toContain('not open yet: an admin fills in its particulars at https://shop.test/staff/settings/shop')
  for (const place of ['/', '/about', '/help-support']) {
    const answer = await fetch(address + place)
    const html = await answer.text()
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toContain('This shop is being set up.')
    expect(html).not.toMatch(/Haat Bazaar|Tripureshwor|Sarita|haat\.example|01-59|PAN\/VAT|Complaint officer/)
    expect(html).not.toMatch(/eSewa|Khalti|Cash on delivery/)
  }
})
