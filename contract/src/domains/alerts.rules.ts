/** How many things somebody may wait for, and how many shops they may follow. */
export const maxStockAlerts = 100
export const maxFollowedShops = 200
/** A saved thing has become cheaper only from this much on, of the price at which it was saved. */
export const leastDropPercent = 5
/** Fewer followers than this are not shown. */
export const leastFollowers = 10
/** No count of followers goes higher; pages show "10,000+" for it. */
export const maxCountedFollowers = 10_000
/** From this hour in Nepal on, followers are told what came into a shop since the morning before. */
export const newThingsHour = 7
/** An alert for what does not come back ends after so many days. */
export const stockAlertDays = 180
