import { useState } from 'react'
import { districts } from '@haat/contract/shared/districts.ts'
import { AreaFields, type AreaName } from '#domains/addresses/area-fields.tsx'
import { useProblemText } from './use-problem-text.ts'
import { fieldId } from './field-id.ts'
import { useForm } from './use-application-form.ts'

const fieldsOf = {
  shop: { district: 'district', localLevel: 'localLevel', ward: 'ward' },
  pickUp: { district: 'pickUpDistrict', localLevel: 'pickUpLocalLevel', ward: 'pickUpWard' },
} as const

const provinceOf = (district: string) => districts.find(({ slug }) => slug === district)?.province ?? ''

/** Province, district, local level and ward of the shop, or of where parcels start. */
export function PlaceFields({ place }: { place: keyof typeof fieldsOf }) {
  const { values, edit, flush, canChange } = useForm()
  const problemText = useProblemText()
  const names = fieldsOf[place]
  const district = values[names.district]
  // The API is told the district only; until one is chosen the province stands here.
  const [province, setProvince] = useState(() => provinceOf(district))

  function setArea(name: AreaName, value: string) {
    const below = { [names.ward]: null }
    if (name === 'province') {
      setProvince(value)
      edit({ [names.district]: '', [names.localLevel]: '', ...below })
    } else if (name === 'ward') edit({ [names.ward]: value === '' ? null : Number(value) })
    else if (name === 'localLevel') edit({ [names.localLevel]: value, ...below })
    else edit({ [names.district]: value, [names.localLevel]: '', ...below })
    void flush()
  }
  const shownProvince = provinceOf(district) || province
  return (
    <div className="grid grid-cols-6 items-start gap-x-3 gap-y-5 md:gap-x-4">
      <AreaFields
        form={{
          areas: {
            province: shownProvince,
            district,
            localLevel: values[names.localLevel],
            ward: String(values[names.ward] ?? ''),
          },
          setArea,
          error: (name) => (name === 'province' ? undefined : problemText(names[name])),
          idOf: (name) => (name === 'province' ? `${place}-province` : fieldId(names[name])),
          isDisabled: !canChange(names.district),
        }}
      />
    </div>
  )
}
