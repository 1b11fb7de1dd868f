import type { ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { PaperList } from '../papers/paper-list.tsx'
import { AgreementField } from './agreement-field.tsx'
import { ApplicationChoice } from './choice-field.tsx'
import { ApplicationSwitch, ApplicationTextField, DispatchDaysField, type TextField } from './fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { papersOf } from './step-of.ts'
import { useForm } from './use-application-form.ts'

function Group({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      {title && <h2 className="text-h3">{title}</h2>}
      {children}
    </section>
  )
}

/** The same text in two languages: beside each other where there is room. */
const Pair = ({ first, second }: { first: TextField; second: TextField }) => (
  <div className="grid items-start gap-5 md:grid-cols-2 md:gap-4">
    <ApplicationTextField field={first} />
    <ApplicationTextField field={second} />
  </div>
)

/** The address and contact of the shop, and where parcels start if that is elsewhere. */
export function ContactFields() {
  const { values } = useForm()
  return (
    <>
      <PlaceFields place="shop" />
      <Pair first="toleEn" second="toleNe" />
      <Pair first="phoneNumber" second="email" />
      <ApplicationSwitch field="isPickUpElsewhere">
        {values.isPickUpElsewhere && (
          <div className="mt-5 grid gap-5">
            <PlaceFields place="pickUp" />
            <ApplicationTextField field="pickUpTole" />
          </div>
        )}
      </ApplicationSwitch>
      <ApplicationTextField field="pickUpLandmark" />
    </>
  )
}

export const BusinessFields = () => (
  <>
    <ApplicationChoice field="sells" />
    <Pair first="tradeEn" second="tradeNe" />
    <Pair first="branchesEn" second="branchesNe" />
    <Pair first="aboutEn" second="aboutNe" />
  </>
)

export function TermsFields() {
  const { values } = useForm()
  return (
    <>
      <Pair first="returnPolicyEn" second="returnPolicyNe" />
      {values.sells !== 'services' && <DispatchDaysField />}
    </>
  )
}

export const LegalNameFields = () => <Pair first="legalNameEn" second="legalNameNe" />
export const ShopNameFields = () => <Pair first="nameEn" second="nameNe" />

export const RegistrationFields = () => (
  <>
    <ApplicationTextField field="registrationNumber" />
    <Pair first="registrationOfficeEn" second="registrationOfficeNe" />
  </>
)

export const TaxFields = () => (
  <>
    <ApplicationTextField field="panNumber" />
    <ApplicationSwitch field="isVatRegistered" />
  </>
)

export const ComplaintFields = () => (
  <>
    <ApplicationTextField field="complaintName" />
    <Pair first="complaintPhone" second="complaintEmail" />
  </>
)

/** A wallet has a number of a phone, a bank account a bank and a branch. */
export function AccountFields() {
  const { questions } = useArea('application')
  const { values } = useForm()
  const isBank = values.payoutKind === 'bank'
  return (
    <>
      <ApplicationChoice field="payoutKind" />
      {isBank && <Pair first="bankName" second="bankBranch" />}
      {values.payoutKind && (
        <>
          <ApplicationTextField field="accountName" />
          <ApplicationTextField
            field="accountNumber"
            label={isBank ? questions.labels.accountNumber : questions.walletNumber}
          />
        </>
      )}
    </>
  )
}

export function ShopStep() {
  const { groups } = useArea('application').form
  return (
    <>
      <Group title={groups.name}>
        <ShopNameFields />
      </Group>
      <Group title={groups.about}>
        <BusinessFields />
      </Group>
      <Group title={groups.place}>
        <ContactFields />
      </Group>
      <Group title={groups.terms}>
        <TermsFields />
      </Group>
    </>
  )
}

export function ParticularsStep() {
  const { groups } = useArea('application').form
  const { application, values } = useForm()
  return (
    <>
      <Group>
        <ApplicationChoice field="kind" />
        <LegalNameFields />
        {values.kind !== 'person' && <RegistrationFields />}
        <TaxFields />
      </Group>
      <Group title={groups.complaints}>
        <ComplaintFields />
      </Group>
      <Group title={groups.licence}>
        <ApplicationTextField field="licenceText" />
      </Group>
      <Group title={groups.papers}>
        <PaperList kinds={papersOf('particulars', values, application.papers)} />
      </Group>
    </>
  )
}

export function PayoutStep() {
  const { groups } = useArea('application').form
  const { application, values } = useForm()
  return (
    <>
      <Group>
        <AccountFields />
      </Group>
      {values.payoutKind && (
        <Group title={groups.papers}>
          <PaperList kinds={papersOf('payout', values, application.papers)} />
        </Group>
      )}
      <Group title={groups.agreement}>
        <AgreementField />
      </Group>
    </>
  )
}
