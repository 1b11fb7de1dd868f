import { createFileRoute } from '@tanstack/react-router'
import { ProfileHeading } from '#domains/account/profile-frame.tsx'
import { NotificationViews } from '#office/notifications/notification-views.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'

export const Route = createFileRoute('/_main/profile/_frame/notifications')({
  staticData: { namesItself: true },
  component: NotificationsRoute,
})

function NotificationsRoute() {
  const { title } = useArea('profile').notifications
  return (
    <div className="grid gap-5">
      <HeadTags title={title} description={undefined} path={undefined} isHidden />
      <ProfileHeading>{title}</ProfileHeading>
      <NotificationViews place={null} />
    </div>
  )
}
