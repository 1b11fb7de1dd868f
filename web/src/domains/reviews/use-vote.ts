import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '#api/client.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'

interface VoteProps {
  /** Names it among all that can be voted on. */
  name: string
  /** What the server has said of the reader's vote; undefined until it has. */
  known: boolean | undefined
  send(next: boolean): Promise<{ helpfulCount: number }>
  /** Changes what was fetched before. */
  setVoted(next: boolean): void
  setCount(change: (before: number) => number): void
  failedText: string
  /** Asks a visitor to sign in. */
  onSignIn: (() => void) | undefined
}

/** Whether the reader found something helpful. It changes at once, and back where the server does not hear of it. */
export function useVote({ name, known, send, setVoted, setCount, failedText, onSignIn }: VoteProps) {
  const queryClient = useQueryClient()
  const { findUserId } = useCurrentUser()
  const { voteUnverified } = useArea('reviews')
  // A press counts more than what the server answers that was asked before it, and perhaps answers later.
  const [pressed, setPressed] = useState<boolean>()
  const isVoted = pressed ?? known ?? false
  const mutationKey = ['vote', name]
  function change(next: boolean) {
    setPressed(next)
    setVoted(next)
    setCount((before) => before + (next ? 1 : -1))
  }
  const vote = useMutation({
    mutationKey,
    // One after the other, so that the last press decides.
    scope: { id: name },
    mutationFn: send,
    onMutate: change,
    onSuccess: ({ helpfulCount }) => {
      // Another press that waits has changed the count already.
      if (queryClient.isMutating({ mutationKey }) === 1) setCount(() => helpfulCount)
    },
    onError: (failure, next) => {
      change(!next)
      const isUnverified = failure instanceof ApiFailure && failure.code === 'EMAIL_UNVERIFIED'
      void showToast('error', isUnverified ? voteUnverified : failedText)
    },
  })
  return {
    isVoted,
    toggle: () =>
      void findUserId().then(
        () => vote.mutate(!isVoted),
        () => onSignIn?.(),
      ),
  }
}
