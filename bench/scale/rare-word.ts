import pg from 'pg'
import { launchPostgres } from '../../api/src/platform/embedded-postgres/launch-postgres.ts'

/** A word that some twenty titles have. */
export async function findRareWord(dataDir: string): Promise<string> {
  const { url } = await launchPostgres({ dataDir })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ label: string }>(
    `select label from search_words where label ~ '^[a-z]{6,}$' and product_count between 10 and 40
     order by abs(product_count - 20), word limit 1`,
  )
  await client.end()
  if (!rows[0]) throw new Error('The shop has no rare word: was it made by npm run bench:shops?')
  return rows[0].label
}
