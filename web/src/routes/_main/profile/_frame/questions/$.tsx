import { createFileRoute } from '@tanstack/react-router'
import { OwnQuestionsPages } from '#domains/reviews/own-questions-pages.tsx'

/** One route for the list and for each question: every route is part of every first load. */
export const Route = createFileRoute('/_main/profile/_frame/questions/$')({
  staticData: { namesItself: true },
  component: () => <OwnQuestionsPages path={Route.useParams()._splat ?? ''} />,
})
