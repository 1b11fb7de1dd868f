import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { replayPress } from '#ui/button/replay-press.ts'

interface CarouselControlsProps {
  index: number
  count: number
  isPaused: boolean
  onGoTo(index: number): void
  onPause(isPaused: boolean): void
}

const buttonClass =
  'grid size-11 shrink-0 place-items-center rounded-control bg-white/12 transition-colors hover:bg-white/24 [&>svg]:size-5'

export function CarouselControls({ index, count, isPaused, onGoTo, onPause }: CarouselControlsProps) {
  const { ui } = useMessages()
  const home = useArea('home')
  const figure = (n: number) => formatCount(n, ui.language)
  const all = figure(count)
  const next = (index + 1) % count
  const previous = (index + count - 1) % count
  const button = (label: string, onClick: () => void, icon: React.ReactNode) => (
    <button type="button" {...replayPress} aria-label={label} onClick={onClick} className={buttonClass}>
      {icon}
    </button>
  )
  return (
    <div className="mt-3 flex items-center gap-2.5 no-js:hidden md:mt-6">
      <div className="-ml-1.5 flex">
        {Array.from({ length: count }, (_, at) => (
          <button
            key={at}
            type="button"
            {...replayPress}
            aria-label={home.slideDot(figure(at + 1), all)}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onGoTo(at)}
            className={`grid h-11 w-6 place-items-center ${at === index ? 'text-marigold' : 'text-white/60 hover:text-white'}`}
          >
            <Diamond className={at === index ? 'size-3.5' : 'size-2.5'} />
          </button>
        ))}
      </div>
      <p aria-hidden className="text-small max-[22rem]:hidden">
        {home.slidePlace(figure(index + 1), all)}
      </p>
      <div className="ml-auto flex gap-2">
        {button(
          isPaused ? home.playSlides : home.pauseSlides,
          () => onPause(!isPaused),
          isPaused ? <Play aria-hidden /> : <Pause aria-hidden />,
        )}
        {button(
          home.previousSlide(figure(previous + 1), all),
          () => onGoTo(index - 1),
          <ChevronLeft aria-hidden />,
        )}
        {button(home.nextSlide(figure(next + 1), all), () => onGoTo(index + 1), <ChevronRight aria-hidden />)}
      </div>
    </div>
  )
}
