import { expect, it } from 'vitest'
import { inOptionOrder } from './option-order.ts'

it.each([
  ['L,M,S,XL,54 cm,XXL,30', 'S,M,L,XL,XXL,30,54 cm'],
  ['256 GB,1 TB,512 GB,128 GB', '128 GB,256 GB,512 GB,1 TB'],
  ['1 kg,500 g,250 g', '250 g,500 g,1 kg'],
  ['Oak,Ash,Walnut', 'Oak,Ash,Walnut'],
])('%s stands as %s', (came, stands) => {
  const values = came.split(',').map((en) => ({ name: { en } }))
  expect(inOptionOrder(values).map(({ name }) => name.en)).toEqual(stands.split(','))
})
