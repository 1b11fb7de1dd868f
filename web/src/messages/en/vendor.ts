import { commission } from './vendor/commission.ts'
import { coupons } from './vendor/coupons.ts'
import { figures } from './vendor/figures.ts'
import { home } from './vendor/home.ts'
import { imports } from './vendor/imports.ts'
import { join } from './vendor/join.ts'
import { listingEditor } from './vendor/listing-editor.ts'
import { listingGrid } from './vendor/listing-grid.ts'
import { listingList } from './vendor/listing-list.ts'
import { pictures } from './vendor/listing-pictures.ts'
import { listingPrices } from './vendor/listing-prices.ts'
import { money } from './vendor/money.ts'
import { orders } from './vendor/orders.ts'
import { shopQuestions } from './vendor/questions.ts'
import { payout, security } from './vendor/payout.ts'
import { reviews } from './vendor/reviews.ts'
import { shopDetails } from './vendor/shop-details.ts'
import { shopHours } from './vendor/shop-hours.ts'
import { shopPage } from './vendor/shop-page.ts'
import { stock } from './vendor/stock.ts'
import { team } from './vendor/team.ts'

/** The pages of people who belong to a shop. Other areas of the portal have files beside these. */
export const vendor = {
  frame: {
    name: 'Vendor portal',
    mark: 'Vendor',
    places: {
      home: 'Home',
      orders: 'Orders',
      listings: 'Products',
      services: 'Services',
      stock: 'Stock',
      coupons: 'Coupons',
      questions: 'Questions',
      reviews: 'Reviews',
      money: 'Money',
      figures: 'Figures',
      page: 'Shop page',
      hours: 'Hours',
      notifications: 'Notifications',
      team: 'Team',
      details: 'Address and details',
      payout: 'Payout account',
      security: 'Security',
    },
    waiting: (count: string) => `${count} waiting`,
    nav: 'Portal menu',
    closedUntil: (day: string) => `Closed until ${day}`,
    open: 'Shop is open',
    openUntil: (time: string) => `Open until ${time}`,
    closedNow: 'Closed now',
    opensToday: (time: string) => `Closed now, opens at ${time}`,
    opensOn: (day: string, time: string) => `Closed now, opens on ${day} at ${time}`,
    nextClosedDay: (day: string) => `Next closed day: ${day}.`,
    closed: 'Shop is closed',
    suspended: 'Shop is suspended',
    viewShop: 'View shop',
    switchShop: 'Switch shop',
    yourShops: 'Your shops',
    currentShop: 'Chosen',
    loadFailed: 'Your shop could not be loaded',
    offlineSince: (time: string) => `You are offline. This is what was loaded at ${time}.`,
    noPlace: 'This page does not exist',
    noPlaceText: 'The address may be mistyped. All pages are in the menu.',
  },
  roles: { owner: 'Owner', manager: 'Manager', packer: 'Packer' },
  /** What each role may do. */
  roleTexts: {
    owner:
      'Keeps the shop’s orders, listings, stock, coupons, page and hours, answers reviews and questions, sees its figures, books and papers, and decides who is in the team, who owns the shop and where its money goes.',
    manager:
      'Keeps the shop’s orders, listings, stock, coupons, page, hours and address name, answers reviews and questions, and sees its figures. Only an owner changes the team.',
    packer: 'Packs and sends the orders, corrects the stock, and sees who is in the team.',
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
    suspended: 'Your shop is suspended. This can be changed once it is open again.',
    gone: 'Somebody else has changed this meanwhile. Look at it again.',
    lastOwner: 'A shop needs an owner. Make somebody else the owner first.',
    alreadyMember: 'This address belongs to somebody in the team already.',
    tooManyInvitations: 'No more invitations can be sent today. Please try again tomorrow.',
    signInAgain: 'You signed in too long ago for this. Sign out, sign in again, then come back.',
  },
  commission,
  coupons,
  figures,
  home,
  orders,
  listingGrid,
  listingList,
  imports,
  listings: { pictures },
  shopPage,
  shopHours,
  shopDetails,
  stock,
  money,
  team,
  join,
  payout,
  security,
  listingEditor,
  listingPrices,
  shopQuestions,
  reviews,
}
