/** Something that has a quantity: a variant in the cart, or a saved product, of which there is 1 or 0. */
export interface Thing {
  name: string
  most: number
}
interface Press {
  thing: string
  tab: number
  /** One of these is what the press asks for. */
  wanted: number[]
  /** Until it is answered, nobody knows whether a press counts. A lost answer leaves it at that. */
  outcome: 'unknown' | 'counts' | 'refused'
}
interface Owner {
  held: Map<string, Set<number>>
  presses: Press[]
}

/**
 * Knows without any of the client's code what a person's cart and wishlist may be after some presses. It is exact
 * unless an answer was lost, or two tabs have changed the same thing at once.
 */
export function createModel(things: readonly Thing[]) {
  const nothing = (): Owner => ({
    held: new Map(things.map(({ name }) => [name, new Set([0])])),
    presses: [],
  })
  const people = [nothing(), nothing()]
  let visitor = nothing()
  let current: Owner = visitor

  /** In each tab the last press that counts wins; between tabs either may. */
  function possible({ held, presses }: Owner, thing: string): Set<number> {
    const values = new Set<number>()
    const tabs = [0, 1].map((tab) => presses.filter((one) => one.thing === thing && one.tab === tab))
    const isSettled = tabs.map((ofTab) => {
      const counting = ofTab.findLastIndex(({ outcome }) => outcome === 'counts')
      for (const { wanted, outcome } of ofTab.slice(Math.max(0, counting)))
        if (outcome !== 'refused') wanted.forEach((value) => values.add(value))
      return counting >= 0
    })
    return isSettled.includes(true) ? values : new Set([...values, ...held.get(thing)!])
  }
  /** What a visitor has collected comes to whoever is signed in, once, unless its request gets lost. */
  function settle(owner: Owner) {
    for (const { name, most } of things) {
      const values = possible(owner, name)
      const brought = owner === visitor ? [] : [...visitor.held.get(name)!]
      const sums = [...values].flatMap((value) => brought.map((more) => Math.min(most, value + more)))
      owner.held.set(name, new Set([...values, ...sums]))
    }
    owner.presses = owner.presses.filter(({ outcome }) => outcome === 'unknown')
  }

  return {
    /**
     * @param shown what the person sees when they press; a press may wait until more is known.
     * @param wanted what is asked for, given what is there.
     * @param answer what was accepted, or why not.
     */
    press(
      thing: Thing,
      tab: number,
      shown: number,
      wanted: (now: number) => number,
      answer: Promise<number>,
    ) {
      const owner = current
      const now = [shown, ...possible(owner, thing.name)]
      const press: Press = {
        thing: thing.name,
        tab: owner === visitor ? 0 : tab,
        wanted: [...new Set(now.flatMap((value) => [wanted(value), Math.min(thing.most, wanted(value))]))],
        outcome: 'unknown',
      }
      owner.presses.push(press)
      answer.then(
        (accepted) => {
          // What is still on its way when somebody else signs in may be dropped: it concerns nobody who is here.
          if (owner !== current) return
          // Quick presses are sent as one: whether this one was sent before the next came, nobody knows.
          const isSame = (one: Press) => one.thing === press.thing && one.tab === press.tab
          if (owner.presses.findLast(isSame) !== press) return
          press.wanted = [accepted]
          press.outcome = 'counts'
        },
        (failure: unknown) => {
          if ((failure as { status?: number }).status === 409) press.outcome = 'refused'
        },
      )
    },
    signIn(person: number) {
      settle(current)
      if (current === visitor) for (const values of visitor.held.values()) values.add(0)
      current = people[person]!
    },
    signOut() {
      settle(current)
      current = visitor = nothing()
    },
    /** What each person may hold in the end, and the visitor if nobody is signed in. */
    end() {
      settle(current)
      return {
        people: people.map(({ held }) => held),
        visitor: current === visitor ? visitor.held : undefined,
      }
    },
  }
}
