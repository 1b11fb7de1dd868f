/** The accounts that every demo starts with. They stand here, outside demo/, because a shop without it locks them. */
export const demoAccountIds = {
  shopper: '0192f0a0-0000-7000-8000-000000000001',
  vendor: '0192f0a0-0000-7000-8000-000000000002',
  staff: '0192f0a0-0000-7000-8000-000000000003',
  admin: '0192f0a0-0000-7000-8000-000000000004',
  editor: '0192f0a0-0000-7000-8000-000000000005',
  vendorStaff: '0192f0a0-0000-7000-8000-000000000006',
  newcomer: '0192f0a0-0000-7000-8000-000000000007',
  manager: '0192f0a0-0000-7000-8000-000000000008',
  packer: '0192f0a0-0000-7000-8000-000000000009',
  secondOwner: '0192f0a0-0000-7000-8000-00000000000a',
}
