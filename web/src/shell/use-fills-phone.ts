import { useMatches } from '@tanstack/react-router'

/** Whether the page on show stands alone on a phone; one that is missing or broken needs the frame to get away. */
export const useFillsPhone = (): boolean =>
  useMatches({
    select: (matches) =>
      matches.some(
        ({ staticData, status }) => staticData.fillsPhone && (status === 'success' || status === 'pending'),
      ),
  })
