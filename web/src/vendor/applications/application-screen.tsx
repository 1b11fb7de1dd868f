import type { Application } from '@haat/contract/domains/applications.ts'
import { FormScreen } from './form/form-screen.tsx'
import { StandingScreen } from './standing/standing-screen.tsx'

/** The form as long as it is written, then where the application stands. */
export default function ApplicationScreen({ application }: { application: Application }) {
  const Screen = application.state === 'draft' ? FormScreen : StandingScreen
  return <Screen key={application.id} application={application} />
}
