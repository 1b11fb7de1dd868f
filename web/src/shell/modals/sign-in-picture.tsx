import market from 'picture:sign-in-haat'
import { Weave } from '#ui/brand/weave.tsx'

/** Hidden on low screens, to leave room for the form. */
export const SignInPicture = ({ className = '' }: { className?: string }) => (
  <div className={`[@media(max-height:36rem)]:hidden ${className}`}>
    <img
      src={market.src}
      width={market.width}
      height={market.height}
      alt=""
      className="aspect-[390/128] h-auto w-full object-cover object-bottom"
    />
    <Weave cell={1} />
  </div>
)
