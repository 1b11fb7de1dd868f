import Crown from 'lucide-react/icons/crown'
import PackageCheck from 'lucide-react/icons/package-check'
import Store from 'lucide-react/icons/store'
import type { ComponentType } from 'react'
import type { ShopRole } from '@haat/contract/domains/members.rules.ts'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { useArea } from '#ui/messages/use-area.ts'

const icons = { owner: Crown, manager: Store, packer: PackageCheck }

interface RoleChoiceProps<Role extends ShopRole> {
  roles: readonly Role[]
  chosen: Role
  onChoose(role: Role): void
}

/** The roles as cards, each with what it may do. */
export function RoleChoice<Role extends ShopRole>({ roles, chosen, onChoose }: RoleChoiceProps<Role>) {
  const { team, roles: names, roleTexts } = useArea('vendor')
  return (
    <fieldset>
      <legend className="mb-2 text-label">{team.role}</legend>
      <div className="grid gap-2.5">
        {roles.map((role) => {
          const Icon: ComponentType<{ className: string; 'aria-hidden': true }> = icons[role]
          return (
            <ChoiceCard
              key={role}
              name="role"
              isChosen={role === chosen}
              onChoose={() => onChoose(role)}
              className="flex gap-3 p-3.5"
            >
              <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0 text-crimson" />
              <span className="grid">
                <span className="text-label">{names[role]}</span>
                <span className="text-small text-muted">{roleTexts[role]}</span>
              </span>
            </ChoiceCard>
          )
        })}
      </div>
    </fieldset>
  )
}
