import type pg from 'pg'

interface Dropped {
  remake: string
}

/**
 * Drops the indexes that a load of millions would have to update row by row, and returns a function that
 * creates them again from their own definitions. Primary keys stay, because the load uses them.
 */
export async function dropIndexes(client: pg.Client, tables: string[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ drop: string } & Dropped>(
    `select case when c.conname is null then 'drop index ' || quote_ident(i.relname)
         else format('alter table %I drop constraint %I', t.relname, c.conname) end as drop,
       case when c.conname is null then pg_get_indexdef(i.oid)
         else format('alter table %I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) end as remake
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     left join pg_constraint c on c.conindid = i.oid and c.contype = 'u'
     where t.relname = any($1) and not x.indisprimary order by t.relname, i.relname`,
    [tables],
  )
  for (const { drop } of rows) await client.query(drop)
  return async () => {
    for (const { remake } of rows) await client.query(remake)
  }
}
