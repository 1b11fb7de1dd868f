import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { shopCoupons as english } from '#messages/en/shop-coupons.ts'
import { shopCoupons as nepali } from '#messages/ne/shop-coupons.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { AnnouncedCoupons } from './announced-coupons.tsx'

const coupons = [
  {
    code: 'DHAKA10',
    kind: 'percent',
    value: 10,
    maxPaisa: 300_00,
    minimumPaisa: 1_000_00,
    endsOn: '2026-12-08',
    scope: 'listings',
  },
  {
    code: 'RS150',
    kind: 'amount',
    value: 150_00,
    maxPaisa: null,
    minimumPaisa: 0,
    endsOn: null,
    scope: 'all',
  },
] as const

it('says the code and every term on which it holds', async () => {
  await renderApp(<AnnouncedCoupons coupons={coupons} texts={english} saysScope />)
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Coupon DHAKA1010% off, at most Rs. 300, from Rs. 1,000, on some products, until 8 December 2026',
    'Coupon RS150Rs. 150 off',
  ])
})

it('does so in Nepali, without the scope where it stands at a product', async () => {
  await renderApp(<AnnouncedCoupons coupons={coupons} texts={nepali} />, { language: 'ne' })
  const [first] = screen.getAllByRole('listitem')
  expect(first!.textContent).toMatch(/१०% छुट, बढीमा रु.\u00a0३००, .*सम्म$/)
})
