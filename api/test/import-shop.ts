import type { Import, ImportProblem, ImportResult } from '@haat/contract/domains/imports.ts'
import { workOnImports } from '#domains/imports/imports.jobs.ts'
import { makeCategory } from './catalogue-factories.ts'
import { listingMember, makeListingPictures } from './listing-scenario.ts'
import { makeShop, type Person } from './shop-people.ts'
import type { TestApp } from './test-app.ts'

export const importLog = {
  warn(about: unknown) {
    throw new Error(JSON.stringify(about))
  },
}

/** A shop whose members import files; the jobs are run by the test. */
export async function openImportShop(haat: TestApp) {
  const shop = await makeShop(haat, ['owner', 'manager', 'packer'])
  const category = await makeCategory(haat.services, { kind: 'product' })
  const pictures = await makeListingPictures(haat, shop.vendorId, shop.owner.user.id)
  const address = (id: string) => `${haat.services.config.siteUrl}/pictures/${id}`
  const cells = {
    category: category.slug,
    pictures: pictures.map(address).join('; '),
  }
  const as = (person: Person) => importMember(haat, shop.path, person)
  return {
    ...shop,
    ...cells,
    pictureIds: pictures,
    categorySlug: category.slug,
    as,
    work: () => workOnImports(haat.services, importLog),
    listings: listingMember(haat, shop, shop.owner),
    /** A row below `newListingHeader` of a listing with one variant that can be sent. */
    row: (at: number, changes: Partial<Record<number, string | number>> = {}) => {
      const row: (string | number)[] = [
        `code-${at}`,
        `sku-${shop.vendorId}-${at}`,
        `Felted bowl ${at}`,
        `फेल्टको कचौरा ${at}`,
        'Felted by hand.',
        'हातले बनाइएको।',
        cells.category,
        500 + at,
        10,
        120,
        2,
        cells.pictures,
      ]
      for (const [place, value] of Object.entries(changes)) row[Number(place)] = value!
      return row
    },
  }
}

/** The calls of one member; each answers with the import as it is then, or with the refusal. */
function importMember(haat: TestApp, path: `/vendor/shops/${string}`, person: Person) {
  const data = async <T>(line: Parameters<Person['send']>[0], body?: object): Promise<T> => {
    const answer = await person.send(line, body)
    if (answer.statusCode !== 200) throw new Error(`${line}: ${answer.body}`)
    return answer.json().data as T
  }
  const work = () => workOnImports(haat.services, importLog)
  const at = (id: string) => `${path}/imports/${id}` as const
  return {
    person,
    upload: (bytes: Buffer, name = 'listings.csv') => person.send(`POST ${path}/imports?name=${name}`, bytes),
    read: (id: string) => data<Import>(`GET ${at(id)}`),
    problems: async (id: string) =>
      (await data<{ items: ImportProblem[] }>(`GET ${at(id)}/problems?pageSize=100`)).items,
    results: async (id: string) =>
      (await data<{ items: ImportResult[] }>(`GET ${at(id)}/results?pageSize=100`)).items,
    call: (id: string, action: string, body?: object) => person.send(`POST ${at(id)}/${action}`, body),
    mend: (id: string, row: number, field: string, value: string) =>
      person.send(`PUT ${at(id)}/rows/${row}/cell`, { field, value }),
    match: (id: string, fields: (string | null)[]) => person.send(`PUT ${at(id)}/columns`, { fields }),
    /** Sends a file, takes the columns as they were guessed, and lets the dry run end. */
    async check(bytes: Buffer): Promise<Import> {
      const sent = await this.upload(bytes)
      if (sent.statusCode !== 200) throw new Error(sent.body)
      const { id, columns } = sent.json().data as Import
      const matched = await this.match(
        id,
        columns.map(({ field }) => field),
      )
      if (matched.statusCode !== 200) throw new Error(matched.body)
      await work()
      return this.read(id)
    },
    async write(id: string): Promise<Import> {
      const answer = await this.call(id, 'write')
      if (answer.statusCode !== 200) throw new Error(answer.body)
      await work()
      return this.read(id)
    },
    async undo(id: string): Promise<Import> {
      const answer = await this.call(id, 'undo')
      if (answer.statusCode !== 200) throw new Error(answer.body)
      await work()
      return this.read(id)
    },
  }
}
