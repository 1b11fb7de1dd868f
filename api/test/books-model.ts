/**
 * What the books of shops must say, worked out as plainly as can be. It shares no code with the product: days are texts,
 * everything is in paisa, and positive is what the shop gets.
 */
export interface ModelLine {
  id: number
  price: number
  quantity: number
  /** Percent times a hundred. */
  rate: number
  returnDays: number
  /** Whether the coupon is for it. */
  bears: boolean
}
export interface ModelParcel {
  shop: number
  isOnline: boolean
  isOwnDelivery: boolean
  isPaidByQr: boolean
  discount: number
  isShopsCoupon: boolean
  fee: number
  lines: ModelLine[]
}

export const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)
const goodsOf = ({ lines }: Pick<ModelParcel, 'lines'>) =>
  sumOf(lines.map((line) => line.price * line.quantity))
/** The goods that the discount comes off. */
const bearingOf = ({ lines }: Pick<ModelParcel, 'lines'>) =>
  goodsOf({ lines: lines.filter(({ bears }) => bears) })
const part = (whole: number, share: number, of: number) => (of === 0 ? 0 : Math.floor((whole * share) / of))

/** A parcel of which only some was taken at the door; the discount shrinks with the goods. */
export function takenPart(parcel: ModelParcel, taken: Map<number, number>): ModelParcel {
  const lines = parcel.lines
    .map((line) => ({ ...line, quantity: taken.get(line.id) ?? 0 }))
    .filter((line) => line.quantity > 0)
  return { ...parcel, lines, discount: part(parcel.discount, bearingOf({ lines }), bearingOf(parcel)) }
}

/** What the shopper paid for each line: the discount is shared out from line to line. */
function paidByLine(parcel: ModelParcel): Map<number, number> {
  const paid = new Map<number, number>()
  let [goods, shared] = [0, 0]
  for (const line of parcel.lines.toSorted((a, b) => a.id - b.id)) {
    if (line.bears) goods += line.price * line.quantity
    const until = part(parcel.discount, goods, bearingOf(parcel))
    paid.set(line.id, line.price * line.quantity - (until - shared))
    shared = until
  }
  return paid
}

function commissionOn(parts: { paid: number; rate: number }[]) {
  const commission = Math.floor(sumOf(parts.map(({ paid, rate }) => paid * rate)) / 10_000)
  return { commission, vat: Math.floor((commission * 13 + 50) / 100) }
}

type Sums = Record<string, number>
interface ModelEntry {
  day: string
  sums: Sums
  amount: number
  /** Undefined for payouts. */
  payableOn: string | undefined
  payout: ModelPayout | undefined
}
export interface ModelPayout {
  amount: number
  account: number
  state: 'open' | 'sent' | 'over'
  /** Its money came back, and nobody has sent it anew. */
  isFailed: boolean
  /** The one that it sends anew. */
  repeats?: ModelPayout
}

/** A parcel that was delivered, with what was refunded of it. */
interface SoldParcel {
  parcel: ModelParcel
  /** Until its cash is counted it is not in the books, and what came back waits to be written after it. */
  waiting: Sums[] | undefined
  /** How many pieces of each line came back. */
  back: Map<number, number>
  /** What we keep of it. */
  kept: { commission: number; vat: number }
}

export class ModelShop {
  entries: ModelEntry[] = []
  pending = 0
  /** Its accounts are numbered; the last one is in force unless it still waits. */
  account = 1
  payouts: ModelPayout[] = []
  closedUntil = ''
  private readonly isDayOff: (day: string) => boolean

  constructor(isDayOff: (day: string) => boolean) {
    this.isDayOff = isDayOff
  }

  get balance() {
    return sumOf(this.entries.map(({ amount }) => amount))
  }
  get open() {
    return this.payouts.find(({ state }) => state === 'open')
  }

  private unpaid() {
    return this.entries.filter(({ payableOn, payout }) => payableOn !== undefined && !payout)
  }
  payable(day: string) {
    return sumOf(this.unpaid().map((entry) => (entry.payableOn! <= day ? entry.amount : 0)))
  }
  waits(day: string) {
    const sums = new Map<string, number>()
    for (const { payableOn, amount } of this.unpaid()) {
      if (payableOn! > day) sums.set(payableOn!, (sums.get(payableOn!) ?? 0) + amount)
    }
    return [...sums]
      .map(([on, paisa]) => ({ day: on, paisa }))
      .filter(({ paisa }) => paisa !== 0)
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
  }

  /** Nothing is written before what stands there already, nor into a month that is closed. */
  private write(at: string, sums: Sums, payableOn?: string) {
    const last = this.entries.at(-1)?.day ?? ''
    const open = this.closedUntil && dayAfter(this.closedUntil)
    const day = [last, open, at].toSorted().at(-1)!
    const amount = sumOf(Object.values(sums))
    const isPayout = 'payout' in sums || 'payoutBack' in sums
    const from = amount < 0 || payableOn === undefined || payableOn < day ? day : payableOn
    this.entries.push({ day, sums, amount, payableOn: isPayout ? undefined : from, payout: undefined })
  }

  /** The day after the last one on which something of a parcel can come back. */
  payableOn({ lines }: ModelParcel, delivered: string) {
    const last = lines.map(({ returnDays }) => {
      if (returnDays === 0) return delivered
      let day = dayAfter(delivered, Math.max(returnDays, 15))
      while (this.isDayOff(day)) day = dayAfter(day)
      return day
    })
    return dayAfter(last.toSorted().at(-1)!)
  }

  /** A courier has brought it and keeps the cash. */
  deliver(parcel: ModelParcel): SoldParcel {
    const paid = paidByLine(parcel)
    const kept = commissionOn(parcel.lines.map(({ id, rate }) => ({ paid: paid.get(id)!, rate })))
    return { parcel, waiting: [], back: new Map(), kept }
  }

  sell(parcel: ModelParcel, at: string, payableOn: string): SoldParcel {
    const sold = this.deliver(parcel)
    this.count(sold, at, payableOn)
    return sold
  }

  /** Its money is here: the sale is written, and all of it is taken, whatever came back since. */
  count(sold: SoldParcel, at: string, payableOn: string) {
    const { parcel } = sold
    const { discount, fee, isOnline, isOwnDelivery, isPaidByQr, isShopsCoupon } = parcel
    const { kept } = this.deliver(parcel)
    const isHeldByShop = !isOnline && (isOwnDelivery || isPaidByQr)
    this.write(
      at,
      {
        sale: goodsOf(parcel),
        discount: isShopsCoupon ? -discount : 0,
        commission: -kept.commission,
        vat: -kept.vat,
        delivery: isOwnDelivery ? fee : 0,
        cashTaken: isHeldByShop ? -(goodsOf(parcel) - discount + fee) : 0,
      },
      payableOn,
    )
    for (const sums of sold.waiting ?? []) this.write(at, sums)
    sold.waiting = undefined
  }

  refund({ parcel, waiting, back, kept }: SoldParcel, pieces: Map<number, number>, at: string) {
    const paid = paidByLine(parcel)
    const paidFor = (line: ModelLine) => part(paid.get(line.id)!, back.get(line.id) ?? 0, line.quantity)
    const before = sumOf(parcel.lines.map(paidFor))
    for (const [id, quantity] of pieces) back.set(id, (back.get(id) ?? 0) + quantity)
    const returned = sumOf(parcel.lines.map(paidFor)) - before
    const goods = sumOf(parcel.lines.map((line) => line.price * (pieces.get(line.id) ?? 0)))
    const rest = commissionOn(
      parcel.lines.map((line) => ({ paid: paid.get(line.id)! - paidFor(line), rate: line.rate })),
    )
    const sums = {
      refund: -goods,
      discountBack: parcel.isShopsCoupon ? goods - returned : 0,
      commissionBack: kept.commission - rest.commission,
      vatBack: kept.vat - rest.vat,
    }
    if (waiting) waiting.push(sums)
    else this.write(at, sums)
    Object.assign(kept, rest)
  }

  /**
   * The first payout to the account of now whose money came back: no run proposes anything before somebody repeats it, or a later
   * one was sent there.
   */
  get failed() {
    const mine = this.payouts.filter(({ account }) => account === this.account)
    const lastSent = mine.findLastIndex(({ state }) => state === 'sent')
    return mine.find(({ isFailed }, place) => isFailed && place > lastSent)
  }

  /** Proposes all that is payable, if that is a hundred rupees and no more than is owed. */
  propose(day: string): ModelPayout | undefined {
    const due = this.unpaid().filter(({ payableOn }) => payableOn! <= day)
    const amount = sumOf(due.map((entry) => entry.amount))
    if (this.open || amount < 100_00 || amount > this.balance) return undefined
    const payout: ModelPayout = { amount, account: this.account, state: 'open', isFailed: false }
    for (const entry of due) entry.payout = payout
    this.payouts.push(payout)
    return payout
  }
  repeat(failed: ModelPayout, day: string): ModelPayout | undefined {
    const payout = this.propose(day)
    if (!payout) return undefined
    payout.repeats = failed
    failed.isFailed = false
    return payout
  }
  /** Whether it can be approved or sent as it is. */
  isGood({ amount, account }: ModelPayout, day: string) {
    return amount <= this.balance && this.payable(day) >= 0 && account === this.account
  }
  send(payout: ModelPayout, at: string) {
    payout.state = 'sent'
    this.write(at, { payout: -payout.amount })
  }
  fail(payout: ModelPayout, at: string) {
    this.write(at, { payoutBack: payout.amount })
    this.giveUp(payout)
    payout.isFailed = true
  }
  withdraw(payout: ModelPayout) {
    this.giveUp(payout)
    if (payout.repeats) payout.repeats.isFailed = true
  }
  private giveUp(payout: ModelPayout) {
    payout.state = 'over'
    for (const entry of this.entries) if (entry.payout === payout) entry.payout = undefined
  }

  /** What the days of a month come to, by kind; what came to nothing is left out. */
  month(first: string, last: string) {
    const until = (day: string) => sumOf(this.entries.map((entry) => (entry.day < day ? entry.amount : 0)))
    const sums: Sums = {}
    for (const entry of this.entries.filter(({ day }) => day >= first && day <= last)) {
      for (const [kind, paisa] of Object.entries(entry.sums)) {
        if (paisa !== 0) sums[kind] = (sums[kind] ?? 0) + paisa
      }
    }
    return { opening: until(first), sums, closing: until(dayAfter(last)) }
  }
}

/** Whether a courier took the money at the door. */
export function isWithCourier(parcel: ModelParcel) {
  const { discount, fee, isOnline, isOwnDelivery, isPaidByQr } = parcel
  return !isOnline && !isOwnDelivery && !isPaidByQr && goodsOf(parcel) - discount + fee > 0
}
