import type { Category } from '@haat/contract/domains/catalogue.ts'

type Named = Pick<Category, 'name'>

/**
 * The categories whose name contains the text, in either language. A department that matches itself keeps all of
 * its children; one that is found by its children keeps only those.
 */
export function findCategories(departments: readonly Category[], find: string | undefined): Category[] {
  const word = find?.toLocaleLowerCase('en').normalize()
  if (!word) return [...departments]
  const isMeant = ({ name }: Named) =>
    name.en.toLocaleLowerCase('en').includes(word) || name.ne.normalize().includes(word)
  return departments.flatMap((department) => {
    if (isMeant(department)) return [department]
    const children = department.children.filter(isMeant)
    return children.length > 0 ? [{ ...department, children }] : []
  })
}
