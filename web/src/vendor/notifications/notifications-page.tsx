import type { Shop } from '@haat/contract/domains/members.ts'
import { NotificationViews } from '#office/notifications/notification-views.tsx'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { useArea } from '#ui/messages/use-area.ts'

/** What a member was told of the shop, and what they choose to be told. */
export default function NotificationsPage({ shop }: { shop: Shop }) {
  const texts = useArea('profile').notifications
  return (
    <PageLayout>
      <PageHead title={texts.title} note={texts.lead} />
      <NotificationViews place={shop.shopId} />
    </PageLayout>
  )
}
