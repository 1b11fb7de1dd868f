/** A small random generator (Park and Miller), so that a failing run can be repeated by its seed. */
export function randomFrom(state: number) {
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
