import { home } from './vendor/home.ts'
import { join } from './vendor/join.ts'
import { team } from './vendor/team.ts'

/** The pages of people who belong to a shop. Other areas of the portal have files beside these. */
export const vendor = {
  frame: {
    name: 'Vendor portal',
    mark: 'Vendor',
    places: { home: 'Home', team: 'Team' },
    nav: 'Portal menu',
    closedUntil: (day: string) => `Closed until ${day}`,
    open: 'Shop is open',
    closed: 'Shop is closed',
    viewShop: 'View shop',
    switchShop: 'Switch shop',
    yourShops: 'Your shops',
    currentShop: 'Open now',
    loadFailed: 'Your shop could not be loaded',
    offlineSince: (time: string) => `You are offline. This is what was loaded at ${time}.`,
    noPlace: 'This page does not exist',
    noPlaceText: 'The address may be mistyped. All pages are in the menu.',
  },
  roles: { owner: 'Owner', manager: 'Manager', packer: 'Packer' },
  /** What each role may do. */
  roleTexts: {
    owner: 'Sees the shop, and decides who is in the team and who owns the shop.',
    manager: 'Stands in for the owner. Sees the shop and who is in the team; only an owner changes the team.',
    packer: 'Sees the shop and who is in the team.',
  },
  noShop: {
    title: 'No shop yet',
    text: (email: string) =>
      `This is where vendors look after their shops. Your account ${email} does not belong to a shop.`,
    invited: 'Were you invited? Open the link in the email, signed in with the address it came to.',
    sell: 'Sell on Haat',
  },
  lost: {
    titleOf: (shop: string) => `You are no longer in the team of ${shop}`,
    textOf: 'An owner has removed you, or you have left. Nothing more can be seen or changed here.',
    title: 'This shop is not one of yours',
    text: 'The address may be wrong, or your account does not belong to this shop.',
    others: 'Your shops',
  },
  failures: {
    offline: 'We cannot reach Haat. Check your connection and try again.',
    unknown: 'That did not work. Nothing has changed. Please try again.',
    tooMany: 'Too many attempts. Please wait a little and try again.',
    notAllowed: 'You may not do this any more. Your role in the shop has changed.',
    gone: 'Somebody else has changed this meanwhile. Look at the list again.',
    lastOwner: 'A shop needs an owner. Make somebody else the owner first.',
    alreadyMember: 'This address belongs to somebody in the team already.',
    tooManyInvitations: 'No more invitations can be sent today. Please try again tomorrow.',
    signInAgain: 'You signed in too long ago for this. Sign out, sign in again, then come back.',
  },
  home,
  team,
  join,
}
