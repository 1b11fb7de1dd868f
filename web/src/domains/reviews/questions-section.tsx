import { deferred } from '#ui/deferred.tsx'

const fetchContent = () => import('./questions/questions-content.tsx')
const server = import.meta.env.SSR ? await fetchContent() : undefined

/** The server renders the questions; their code is fetched after the rest of the page, since few read so far down. */
export const QuestionsSection = deferred(
  async () => (await fetchContent()).QuestionsContent,
  server?.QuestionsContent,
)
