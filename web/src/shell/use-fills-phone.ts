import { useMatches } from '@tanstack/react-router'

/** Whether the page on show is marked so; one that is missing or broken needs the frame to get away. */
const useMark = (mark: 'fillsPhone' | 'fillsScreen'): boolean =>
  useMatches({
    select: (matches) =>
      matches.some(
        ({ staticData, status }) => staticData[mark] && (status === 'success' || status === 'pending'),
      ),
  })

export const useFillsPhone = () => useMark('fillsPhone')
export const useFillsScreen = () => useMark('fillsScreen')
