import { charts } from './office/charts.ts'
import { coupons } from './office/coupons.ts'
import { runs } from './office/runs.ts'
import { secondFactor } from './office/second-factor.ts'
import { statements } from './office/statements.ts'
import { views } from './office/views.ts'

/** Texts of the frame and parts that the staff console and the vendor portal share. */
export const office = {
  frame: {
    more: 'More',
    account: (name: string) => `Account of ${name}`,
    toMarket: 'Go to Haat',
    toProfile: 'Your profile',
    appearance: 'Appearance',
    themes: { system: 'System default', light: 'Light', dark: 'Dark' },
    language: 'Language',
    signOut: 'Sign out',
    signedOut: 'You are signed out.',
  },
  papers: {
    loading: 'Opening the paper…',
    unreadable: 'This file cannot be shown here.',
    download: 'Download',
    reader: (name: string) => `Paper: ${name}`,
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    turn: 'Turn',
    previous: 'Previous page',
    next: 'Next page',
  },
  parts: {
    loadMore: 'Load more',
    loadingMore: 'Loading more…',
    moreFailed: 'More rows could not be loaded.',
    retry: 'Try again',
    loading: 'Loading the list',
    listFailed: 'The list could not be loaded',
    listFailedText: 'Nothing is lost. Please try again in a moment.',
    rowsShown: (count: string) => `${count} shown`,
    isEnd: 'End of the list',
    conflict: 'Someone else changed this meanwhile',
    conflictText: 'What you typed is still here. Look at what changed, then decide.',
    theirs: 'Now',
    yours: 'Yours',
    takeTheirs: 'Use the current version',
    keepMine: 'Overwrite with mine',
    notYet: 'Not yet',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copying did not work. Please select and copy by hand.',
  },
  charts,
  coupons,
  runs,
  statements,
  views,
  secondFactor,
}
