import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

/** A short sign for those who see it, and words for those who hear it. */
export const SpanText = ({ text, words }: { text: string; words: string }) => (
  <>
    <span aria-hidden>{text}</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </>
)
