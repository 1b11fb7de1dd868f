import { parse, type AlterTableStmt, type ColumnDef, type Constraint, type Node } from 'libpg-query'

/**
 * Statements that an `expands` migration may use beside a running shop; all others are looked at one by one.
 */
const harmless = new Set([
  'AlterFunctionStmt',
  'CommentStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt',
  'CreateSchemaStmt',
  'CreateSeqStmt',
  'CreateStatsStmt',
  'CreateStmt',
  'CreateTrigStmt',
  'ViewStmt',
])

const harmlessChanges = new Set([
  'AT_DropNotNull',
  'AT_ResetRelOptions',
  'AT_SetRelOptions',
  'AT_SetStatistics',
])

/** Functions that give one value for all rows of a statement, so that a default may call them. */
const steady = new Set(['now', 'to_tsvector', 'transaction_timestamp', 'statement_timestamp'])

/** Tables with a row per group of settings, which are copied in no time. */
const smallTables = new Set(['settings'])

/**
 * Tables that an earlier migration of the same release made and that only a trigger writes: nobody reads them before
 * the last migration is done, so filling them has nobody wait.
 */
const unusedTables = new Set(['cash_takings'])

const otherStatements: Record<string, string> = {
  DeleteStmt: 'deletes rows: leave that to a job, in batches',
  DoStmt: 'runs a block that nobody can look into: write its statements down',
  LockStmt: 'locks a table and has all requests wait',
  RenameStmt: 'renames what running programs use: add the new one, and drop the old one in a later release',
  TransactionStmt: 'ends the transaction that every migration has of its own: leave it out',
  TruncateStmt: 'empties a table that running programs use',
  UpdateStmt: 'changes the rows that are there: leave that to a job, in batches',
}

/** What in this SQL would block or break programs that run beside it; empty for statements that only add. */
export async function findDangers(sql: string): Promise<string[]> {
  const { stmts = [] } = await parse(sql)
  const statements = stmts.flatMap(({ stmt }) => (stmt ? [stmt] : []))
  const seen: Seen = { tables: new Set(), constraints: new Set() }
  for (const statement of statements) note(statement, seen)
  return statements.flatMap((statement) => dangersOf(statement, seen))
}

interface Seen {
  /** Created in the same migration, so nobody uses them yet. */
  tables: Set<string>
  /** Added in the same migration, by name. */
  constraints: Set<string>
}

function note(statement: Node, { tables, constraints }: Seen) {
  if ('CreateStmt' in statement) tables.add(statement.CreateStmt.relation?.relname ?? '')
  if (!('AlterTableStmt' in statement)) return
  for (const { def, subtype } of commandsOf(statement.AlterTableStmt)) {
    const added = def && 'Constraint' in def ? def.Constraint.conname : undefined
    if (subtype === 'AT_AddConstraint' && added) constraints.add(added)
  }
}

const commandsOf = ({ cmds = [] }: AlterTableStmt) =>
  cmds.flatMap((node) => ('AlterTableCmd' in node ? [node.AlterTableCmd] : []))

function dangersOf(statement: Node, seen: Seen): string[] {
  const [kind = ''] = Object.keys(statement)
  if (harmless.has(kind)) return []
  if ('AlterTableStmt' in statement) return dangersOfChange(statement.AlterTableStmt, seen)
  if ('IndexStmt' in statement) {
    const { relation, concurrent, idxname } = statement.IndexStmt
    if (seen.tables.has(relation?.relname ?? '')) return []
    if (!concurrent) return [`${idxname ?? 'an index'} has all writers wait: make it CONCURRENTLY`]
    return idxname
      ? []
      : ['an index that is made CONCURRENTLY needs a name, by which it is found after a crash']
  }
  if ('DropStmt' in statement) {
    const { removeType = '', concurrent, missing_ok: isOptional } = statement.DropStmt
    const what = removeType.replace('OBJECT_', '').toLowerCase()
    const isHalfDone = concurrent && !isOptional
    return [
      `drops ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} that running programs may use`,
      ...(isHalfDone
        ? ['DROP INDEX CONCURRENTLY needs IF EXISTS, so that it can be done again after a crash']
        : []),
    ]
  }
  if ('InsertStmt' in statement) {
    const { relation, selectStmt } = statement.InsertStmt
    const isListed = selectStmt && 'SelectStmt' in selectStmt && selectStmt.SelectStmt.valuesLists
    const table = relation?.relname ?? ''
    const isFree = [seen.tables, smallTables, unusedTables].some((tables) => tables.has(table))
    const isSafe = isListed || !selectStmt || isFree
    return isSafe ? [] : ['copies rows that are there: leave that to a job, in batches']
  }
  if ('DeleteStmt' in statement && unusedTables.has(statement.DeleteStmt.relation?.relname ?? '')) return []
  if ('AlterEnumStmt' in statement && !statement.AlterEnumStmt.oldVal) return []
  return [otherStatements[kind] ?? `${kind} is not known to be harmless beside a running shop`]
}

function dangersOfChange(change: AlterTableStmt, seen: Seen): string[] {
  const table = change.relation?.relname ?? ''
  if (seen.tables.has(table)) return []
  return commandsOf(change).flatMap(({ subtype = '', name = '', def }) => {
    if (harmlessChanges.has(subtype)) return []
    if (def && 'Constraint' in def && subtype === 'AT_AddConstraint')
      return dangersOfConstraint(def.Constraint)
    if (def && 'ColumnDef' in def && subtype === 'AT_AddColumn') return dangersOfColumn(def.ColumnDef)
    switch (subtype) {
      case 'AT_AlterColumnType':
        return [`changes the type of ${table}.${name}: add another column`]
      case 'AT_ColumnDefault':
        return def ? [] : [`${table}.${name} loses the default that running programs may count on`]
      case 'AT_DropColumn':
        return [`drops ${table}.${name}, which running programs read`]
      case 'AT_DropConstraint':
        // It is replaced by another rule of the same name.
        return seen.constraints.has(name) ? [] : [`drops ${name}, on which running programs may count`]
      case 'AT_SetNotNull':
        return [`reads all of ${table} under a lock, and refuses running programs that leave ${name} empty`]
      case 'AT_ValidateConstraint':
        return seen.constraints.has(name)
          ? [
              `VALIDATE of ${name} beside its ADD keeps the lock while all of ${table} is read: make two migrations`,
            ]
          : []
      default:
        return [`${subtype} is not known to be harmless beside a running shop`]
    }
  })
}

function dangersOfConstraint({
  contype,
  conname = 'a constraint',
  skip_validation,
  indexname,
}: Constraint): string[] {
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN') {
    return skip_validation
      ? []
      : [`${conname} reads the whole table under a lock: add it NOT VALID, and VALIDATE it next`]
  }
  return indexname
    ? []
    : [`${conname} makes an index under a lock: make it CONCURRENTLY first, then ADD … USING INDEX`]
}

function dangersOfColumn({ colname = '', typeName, constraints = [] }: ColumnDef): string[] {
  const parts = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))
  const types = parts.map(({ contype }) => contype)
  const given = parts.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr
  const type = typeName?.names?.map((node) => ('String' in node ? node.String.sval : '')).join('.') ?? ''
  const rewrites =
    /serial/.test(type) ||
    types.includes('CONSTR_IDENTITY') ||
    types.includes('CONSTR_GENERATED') ||
    isUnsteady(given)
  const plain = ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY', 'CONSTR_NOTNULL', 'CONSTR_NULL']
  return [
    ...(rewrites
      ? [`${colname} has a value of its own in each row, so the whole table is written anew`]
      : []),
    ...(types.includes('CONSTR_NOTNULL') && !given && !rewrites
      ? [`${colname} is NOT NULL without a default, so running programs can add no rows`]
      : []),
    ...(types.every((one) => one && plain.includes(one))
      ? []
      : [`${colname} brings a constraint: add that apart`]),
  ]
}

/** Whether a default calls a function that may give another value for each row. */
function isUnsteady(expression: unknown): boolean {
  if (typeof expression !== 'object' || expression === null) return false
  const call = (expression as { FuncCall?: { funcname?: Node[] } }).FuncCall
  const last = call?.funcname?.at(-1)
  if (call && !(last && 'String' in last && steady.has(last.String.sval ?? ''))) return true
  return Object.values(expression).some(isUnsteady)
}
