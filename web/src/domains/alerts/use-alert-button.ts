import { useEffect, useEffectEvent, useRef } from 'react'
import { maxFollowedShops, maxStockAlerts } from '@haat/contract/domains/alerts.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useAlert, useChangeAlert, type AlertTarget } from './alerts.queries.ts'

/**
 * A button that is pressed while somebody wants to be told. A visitor is asked to sign in; what they wanted is done when they
 * have, as long as the button is still there.
 */
export function useAlertButton(target: AlertTarget, onSignIn: () => void) {
  const { ui } = useMessages()
  const { alerts } = useArea('keeping')
  const { userId, count, isOn } = useAlert(target)
  const { mutate } = useChangeAlert()
  const isWished = useRef(false)
  const texts = target.kind === 'variant' ? alerts.stock : alerts.shop
  const max = target.kind === 'variant' ? maxStockAlerts : maxFollowedShops

  const change = (wanted: boolean) =>
    mutate(
      { ...target, isOn: wanted },
      {
        onSuccess: () => {
          if (wanted) void showToast('success', texts.begun)
        },
        onError: (failure) => {
          const isRefused = failure instanceof ApiFailure && failure.status === 409
          const refusal = count >= max ? texts.full(formatCount(max, ui.language)) : alerts.inStock
          void showToast('error', isRefused ? refusal : alerts.failed)
        },
      },
    )
  const fulfil = useEffectEvent(() => {
    if (!isWished.current) return
    isWished.current = false
    change(true)
  })
  useEffect(() => {
    if (userId !== undefined) fulfil()
  }, [userId])

  return {
    isOn,
    press() {
      if (hasTokenCookie()) return change(!isOn)
      isWished.current = true
      onSignIn()
    },
  }
}
