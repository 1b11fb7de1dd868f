import { expect, it, test } from 'vitest'
import {
  readJournal,
  readMigrations,
  madeBeforeKinds,
} from '../../api/src/platform/database/migrations/migration-files.ts'
import { findDangers } from './migration-rules.ts'

test('every migration says its kind, comes after the one before, and if it only adds has nothing dangerous', async () => {
  const migrations = readMigrations()
  const dates = readJournal().map(({ when }) => when)
  // drizzle's own tool would skip a migration with an earlier date.
  expect(dates).toEqual(dates.toSorted((a, b) => a - b))
  const found: string[] = []
  for (const { name, kind, statements } of migrations) {
    if (madeBeforeKinds.includes(name) || kind === 'contracts') continue
    for (const danger of await findDangers(statements.join('\n'))) found.push(`${name}: ${danger}`)
  }
  expect(found).toEqual([])
  expect(migrations.length).toBeGreaterThan(madeBeforeKinds.length)
})

test.for([
  ['alter table orders drop column note', /drops orders\.note/],
  ['drop table orders', /drops a table/],
  ['drop index orders_time', /drops an index/],
  ['drop index concurrently orders_time', /needs IF EXISTS/],
  ['drop function note_products', /drops a function/],
  ['alter table orders rename column note to remark', /renames/],
  ['alter table orders rename to purchases', /renames/],
  ['alter table orders alter column note type varchar(20)', /changes the type of orders\.note/],
  ["alter type mood rename value 'glad' to 'happy'", /AlterEnumStmt/],
  ['alter table orders alter column note set not null', /reads all of orders/],
  ['alter table orders alter column note drop default', /loses the default/],
  ['alter table orders drop constraint orders_total', /drops orders_total/],
  ['alter table orders add constraint c check (total > 0)', /c reads the whole table.*NOT VALID/],
  [
    'alter table orders add constraint f foreign key (user_id) references users (id)',
    /f reads the whole table/,
  ],
  [
    'alter table orders add constraint c check (total > 0) not valid; alter table orders validate constraint c',
    /two migrations/,
  ],
  ['alter table orders add constraint u unique (number)', /u makes an index under a lock/],
  ['alter table orders add primary key (number)', /makes an index under a lock/],
  ['create index orders_time on orders (created_at)', /orders_time has all writers wait/],
  ['create index concurrently on orders (created_at)', /needs a name/],
  ['alter table orders add column key uuid default gen_random_uuid()', /written anew/],
  ['alter table orders add column at timestamptz default clock_timestamp()', /written anew/],
  ['alter table orders add column n serial', /written anew/],
  ['alter table orders add column n bigint generated always as identity', /written anew/],
  ['alter table orders add column t text generated always as (lower(note)) stored', /written anew/],
  ['alter table orders add column note text not null', /without a default/],
  ['alter table orders add column note text unique', /brings a constraint/],
  ["update orders set note = ''", /changes the rows that are there/],
  ['delete from orders', /deletes rows/],
  ['insert into notes select note from orders', /copies rows/],
  ['lock table orders', /locks a table/],
  ['truncate orders', /empties a table/],
  ['do $$ begin delete from orders; end $$', /nobody can look into/],
  ['commit', /ends the transaction/],
  ['vacuum full orders', /VacuumStmt is not known/],
  ['alter table orders cluster on orders_time', /AT_ClusterOn is not known/],
] as const)('%s is dangerous', async ([sql, danger]) => {
  expect((await findDangers(sql)).join('; ')).toMatch(danger)
})

it.for([
  'alter table orders add column note text',
  "alter table orders add column note text default '' not null",
  "alter table orders add column at timestamptz default now() not null, add column tags text[] default '{}'::text[]",
  'alter table orders alter column note drop not null',
  "alter table orders alter column note set default 'none'",
  'alter table orders add constraint c check (total > 0) not valid',
  'alter table orders drop constraint c; alter table orders add constraint c check (total >= 0) not valid',
  'alter table orders validate constraint c',
  'alter table orders add constraint u unique using index orders_number',
  'create unique index concurrently if not exists orders_number on orders (number)',
  'create table notes (id uuid primary key, at timestamptz default clock_timestamp(), note text unique check (true)); create index notes_at on notes (at); alter table notes add constraint f foreign key (id) references orders (id)',
  "insert into settings (key, value) values ('a', 'b')",
  'create function f() returns trigger language plpgsql as $$ begin update orders set n = 1; return null; end $$',
  "alter type mood add value 'calm'",
])('lets pass: %s', async (sql) => {
  expect(await findDangers(sql)).toEqual([])
})
