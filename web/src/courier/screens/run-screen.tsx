import { doorsOf } from '../run/run-state.ts'
import { DoorPage } from '../door/door-page.tsx'
import { useOpenDoor } from '../use-open-door.ts'
import { useRun } from '../use-run.ts'
import { ListScreen } from './list-screen.tsx'

/** The run under way: all doors, or the one that the courier stands at. */
export function RunScreen() {
  const { state } = useRun()
  const { door, open, close } = useOpenDoor()
  const doors = doorsOf(state)
  const atDoor = doors.find(({ stop }) => stop.number + stop.position === door)
  return atDoor ? (
    <DoorPage key={door} view={atDoor} onClose={close} />
  ) : (
    <ListScreen doors={doors} onOpen={({ number, position }) => open(number + position)} />
  )
}
