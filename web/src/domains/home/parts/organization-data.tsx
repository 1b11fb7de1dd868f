import { usePublicConfig } from '#api/use-router-context.ts'
import { useSiteSettings } from '#domains/site/use-site-settings.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { organizationJsonLd, websiteJsonLd } from '../market-json-ld.ts'

/** The shop and who runs it, for search engines. */
export function OrganizationData() {
  const { publicUrl } = usePublicConfig()
  const settings = useSiteSettings()
  if (!settings) return null
  return (
    <>
      <JsonLd data={organizationJsonLd(settings, publicUrl)} />
      <JsonLd data={websiteJsonLd(publicUrl)} />
    </>
  )
}
