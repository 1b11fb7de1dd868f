const touches = [
  'pointerover',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  // Also without any of these, as some aids do it.
  'click',
  'change',
]
const options = { capture: true, passive: true }

/** Whether somebody did something before anybody listened. */
export const wasTouched = () => Boolean(window.wasTouched || window.earlyDeeds || scrollY > 0)

/** Calls back once, at the next sign that somebody is about to do something, or now. */
export function whenTouched(isNow: boolean, isTouched: () => void): () => void {
  const end = () => touches.forEach((touch) => removeEventListener(touch, answer, options))
  const answer = () => {
    end()
    isTouched()
  }
  touches.forEach((touch) => addEventListener(touch, answer, options))
  if (isNow) answer()
  return end
}
