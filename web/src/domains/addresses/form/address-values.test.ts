import { expect, it } from 'vitest'
import { changeValue, problemOf, problemsOf, refusedFields, toInput, valuesOf } from './address-values.ts'

const empty = valuesOf(undefined, { name: 'Anjali Shrestha', phoneNumber: null })
const whole = {
  ...empty,
  phoneNumber: ' ९८४१२३४५६७ ',
  province: 'Bagmati',
  district: 'kathmandu',
  localLevel: 'kathmandu',
  ward: '10',
  tole: 'Shankhamul Marga',
  landmark: 'Water tank',
}

it('names what is missing, and nothing when all is there', () => {
  expect(problemsOf(empty)).toEqual({
    phoneNumber: 'phoneRequired',
    province: 'provinceRequired',
    district: 'districtRequired',
    localLevel: 'localLevelRequired',
    ward: 'wardRequired',
    tole: 'toleRequired',
    landmark: 'landmarkRequired',
  })
  expect(problemsOf(whole)).toEqual({})
})

it('reads phones as people write them, and leaves out the second one', () => {
  expect(problemOf('phoneNumber', { ...whole, phoneNumber: '98412' })).toBe('phoneInvalid')
  expect(problemOf('otherPhone', { ...whole, otherPhone: 'Ram' })).toBe('phoneInvalid')
  expect(problemOf('otherPhone', whole)).toBeUndefined()
})

it('forgets the places below one that changes', () => {
  expect(changeValue(whole, { district: 'lalitpur' })).toMatchObject({ localLevel: '', ward: '' })
  expect(changeValue(whole, { province: 'Koshi' })).toMatchObject({ district: '', localLevel: '', ward: '' })
  expect(changeValue(whole, { tole: 'Thapathali' })).toEqual({ ...whole, tole: 'Thapathali' })
})

it('sends what the API asks for and shows what it refuses', () => {
  expect(toInput(whole)).toEqual({
    label: 'home',
    name: 'Anjali Shrestha',
    phoneNumber: '९८४१२३४५६७',
    district: 'kathmandu',
    localLevel: 'kathmandu',
    ward: 10,
    tole: 'Shankhamul Marga',
    landmark: 'Water tank',
    isDefault: false,
  })
  expect(refusedFields({ ward: 'Kathmandu has 32 wards.', tole: 'Too long' })).toEqual({
    ward: 'wardRequired',
    tole: { said: 'Too long' },
  })
})
