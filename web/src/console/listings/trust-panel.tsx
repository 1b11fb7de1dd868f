import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StaffVendor } from '@haat/contract/domains/vendors.staff.ts'
import { useCall } from '#api/use-router-context.ts'
import { Toggle } from '#office/parts/toggle.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { shopQueries } from '#console/vendors/shops/shops.queries.ts'

/** Whether what the shop sends is seen at once and looked at afterwards. */
export function TrustPanel({ shop }: { shop: StaffVendor }) {
  const { trust } = useArea('staff').listings
  const call = useCall()
  const client = useQueryClient()
  const { queryKey } = shopQueries.one(call, shop.id)
  const { mutate, isPending } = useMutation({
    mutationFn: async (isTrusted: boolean) =>
      (await call('PUT /staff/vendors/:id/trusted', { params: { id: shop.id }, body: { isTrusted } })).data,
    onSuccess: ({ isTrusted }) => {
      client.setQueryData(queryKey, (before) => before && { ...before, isTrusted })
      void showToast('success', trust.saved[isTrusted ? 'on' : 'off'])
    },
    onError: () => void showToast('error', trust.failed),
  })
  return (
    <Panel title={trust.title}>
      <Toggle isOn={shop.isTrusted} isBusy={isPending} onPress={() => mutate(!shop.isTrusted)}>
        {trust.toggle}
      </Toggle>
      <p className="mt-1 text-small text-muted">{shop.isTrusted ? trust.on : trust.off}</p>
    </Panel>
  )
}
