/** How a courier's run, their round of one day, stands: nobody has started it, under way, everything closed, taken back, or its day is over. */
export const runStates = ['waiting', 'started', 'done', 'revoked', 'over'] as const
export type RunState = (typeof runStates)[number]

export const riderMaxLength = 40
/** How many parcels one run has at most. */
export const maxStopsOfRun = 60
/** How long after its end a run's phone may still send what it noted. */
export const lateOutcomeDays = 7

/** What became of something that the courier's phone sent: the parcel was moved by it, or staff decide. */
export const sentOutcomeStates = ['applied', 'task'] as const
export type SentOutcomeState = (typeof sentOutcomeStates)[number]

/** The key that a phone makes for itself when its courier presses "Start". */
export const courierDeviceHeader = 'x-courier-device'
export const courierDevicePattern = /^[A-Za-z0-9_-]{32,64}$/

export const doorPhotoMaxBytes = 8_000_000
/** So many days after its parcel was over, the photo of a door is deleted. */
export const doorPhotoDays = 90

/** The page of the courier. What opens the run stands behind the `#`, so that no log and no referrer has it. */
export const courierPath = '/courier/'
