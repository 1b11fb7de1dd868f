import { describe, expect, it } from 'vitest'
import { Price } from './price.tsx'
import { renderMarkup } from '../testing/render-markup.tsx'

describe('Price', () => {
  it('strikes the old price only when it was higher', () => {
    expect(renderMarkup(<Price paisa={645000} oldPaisa={890000} />)).toContain(
      '<s aria-hidden="true">Rs.\u00a08,900</s>',
    )
    expect(renderMarkup(<Price paisa={645000} oldPaisa={645000} />)).not.toContain('<s ')
  })

  it('tells a screen reader which one is old', () => {
    expect(renderMarkup(<Price paisa={645000} oldPaisa={890000} />)).toContain('Old price Rs.\u00a08,900')
  })

  it('claims the lowest price of 30 days only when it is', () => {
    expect(renderMarkup(<Price paisa={85000} lowestPaisa={85000} />)).toContain('>Lowest in 30 days<')
    expect(renderMarkup(<Price paisa={85000} lowestPaisa={79000} />)).toContain(
      'Lowest in 30 days: Rs.\u00a0790',
    )
  })

  it('speaks Nepali', () => {
    expect(renderMarkup(<Price paisa={12345600} />, 'ne')).toContain('रु.\u00a0१,२३,४५६')
  })
})
