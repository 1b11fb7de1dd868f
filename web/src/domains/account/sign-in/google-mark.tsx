interface ArcProps {
  from: number
  to: number
  colour: string
}

/** An arc of the ring, in degrees clockwise from the east. */
const Arc = ({ from, to, colour }: ArcProps) => (
  <circle
    cx={12}
    cy={12}
    r={8.6}
    fill="none"
    stroke={colour}
    strokeWidth={4}
    pathLength={360}
    strokeDasharray={`${to - from} ${360 - to + from}`}
    transform={`rotate(${from} 12 12)`}
  />
)

export const GoogleMark = () => (
  <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden>
    <Arc from={205} to={318} colour="#ea4335" />
    <Arc from={155} to={206} colour="#fbbc05" />
    <Arc from={48} to={156} colour="#34a853" />
    <Arc from={0} to={49} colour="#4285f4" />
    <path d="M12 10h10.6v4H12z" fill="#4285f4" />
  </svg>
)
