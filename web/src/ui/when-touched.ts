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

/** Calls back once, at the first sign that somebody is about to do something; at once where it `cannotWait`. */
export function whenTouched(cannotWait: boolean, isTouched: () => void): () => void {
  const end = () => touches.forEach((touch) => removeEventListener(touch, answer, options))
  const answer = () => {
    end()
    isTouched()
  }
  touches.forEach((touch) => addEventListener(touch, answer, options))
  // It may have been before we listened.
  if (cannotWait || window.wasTouched || window.earlyDeeds || scrollY > 0) answer()
  return end
}
