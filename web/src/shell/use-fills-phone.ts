import { useMatches } from '@tanstack/react-router'

/** Whether the current page has the mark. A page that is missing or broken keeps the frame, as its way out. */
const useMark = (mark: 'fillsPhone' | 'fillsScreen'): boolean =>
  useMatches({
    select: (matches) =>
      matches.some(
        ({ staticData, status }) => staticData[mark] && (status === 'success' || status === 'pending'),
      ),
  })

export const useFillsPhone = () => useMark('fillsPhone')
export const useFillsScreen = () => useMark('fillsScreen')
