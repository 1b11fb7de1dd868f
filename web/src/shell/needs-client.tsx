import type { Language } from '@haat/contract/shared/language.ts'
import { buttonClass } from '#ui/button/button-class.ts'

/** No browser that runs the client needs these, so they are not among the messages that it loads. */
const texts: Record<Language, { needed: string; asVisitor: string }> = {
  en: {
    needed: 'To buy, use Chrome 109, Firefox 115, Safari 16.4 or newer, with JavaScript on.',
    asVisitor: 'Go on as a visitor',
  },
  ne: {
    needed: 'किनमेल गर्न JavaScript खुला भएको Chrome १०९, Firefox ११५, Safari १६.४ वा नयाँ ब्राउजर चलाउनुहोस्।',
    asVisitor: 'आगन्तुकका रूपमा अगाडि बढ्नुहोस्',
  },
}

interface NeedsClientProps {
  language: Language
  /** Somebody with a token waits for the client to say who they are: the server can only take the token out of this browser. */
  hasToken: boolean
}

/** The first element of every page, which its first script takes away where the client runs (decision 87). */
export const NeedsClient = ({ language, hasToken }: NeedsClientProps) => (
  <div className="needs-client">
    {texts[language].needed}
    {hasToken && (
      <form method="post" action="/read-signed-out" className="mt-3">
        <button className={buttonClass()}>{texts[language].asVisitor}</button>
      </form>
    )}
  </div>
)
