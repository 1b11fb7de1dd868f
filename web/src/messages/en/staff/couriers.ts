/** The companies that carry parcels, in the console. */
export const couriers = {
  title: 'Couriers',
  lead: 'Whom shops can give their parcels to. One that is switched off keeps the parcels that it has.',
  add: 'Add a courier',
  edit: (name: string) => `Change ${name}`,
  name: 'Name',
  phone: 'Phone number',
  noPhone: 'No phone number',
  collects: {
    en: 'When it collects, in English',
    ne: 'When it collects, in Nepali',
  },
  collectsHint: 'Days and time, as shops read them',
  isOffered: 'Shops can choose it',
  save: 'Save',
  saved: 'Courier saved.',
  switchedOn: 'Shops can choose it again.',
  switchedOff: 'Shops can no longer choose it.',
  notSaved: 'It was not saved. Please try again.',
  failed: 'The couriers did not load',
  noneTitle: 'No courier yet',
  none: 'Shops can only bring parcels themselves.',
  problems: {
    nameRequired: 'Please enter the name',
    nameShort: 'A name has at least 2 characters',
    nameTaken: 'There is already a courier with this name',
  },
}
