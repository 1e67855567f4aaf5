import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { RowProblem, WritableRow } from './import-rows.ts';

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name'>;

/** Rows of a part of a plan: one is read in no time. */
const ROWS_PER_PART = 500;

/** A row of a plan as it is stored, with the cells that it was made from. */
export interface StoredRow extends WritableRow {
  readonly cells: readonly string[];
}

/** A plan of more rows than are written at once. */
export interface PreparedImport {
  readonly plan: string;
  readonly fileDigest: string;
  readonly titles: readonly string[];
  readonly rows: readonly StoredRow[];
  readonly brokenCount: number;
}

/** Stores a plan. Its parts are statements of their own, so that others come in between. */
export async function insertPlan(
  kysely: DatabaseClient,
  actor: Writer,
  { plan, fileDigest, titles, rows, brokenCount }: PreparedImport,
): Promise<void> {
  const { id } = await kysely
    .insertInto('entity_imports')
    .values({
      client_id: actor.clientId,
      user_id: actor.userId,
      user_name: actor.name,
      plan,
      file_digest: fileDigest,
      titles: [...titles],
      row_count: rows.length,
      broken_count: brokenCount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let firstRow = 0; firstRow < rows.length; firstRow += ROWS_PER_PART) {
    const part = JSON.stringify(rows.slice(firstRow, firstRow + ROWS_PER_PART));
    await kysely
      .insertInto('entity_import_parts')
      .values({ import_id: id, first_row: firstRow, rows: part })
      .execute();
  }
}

/** The part of a plan that begins with this row or has it. */
export async function findPart(kysely: DatabaseClient, id: string, row: number) {
  const part = await kysely
    .selectFrom('entity_import_parts')
    .select(['first_row', 'rows'])
    .where('import_id', '=', id)
    .where('first_row', '<=', row)
    .orderBy('first_row', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (part === undefined) throw new Error(`import ${id} has no row ${row}`);
  // Written by `insertPlan`, whose type says what it holds.
  return { firstRow: part.first_row, rows: JSON.parse(part.rows) as readonly StoredRow[] };
}

/** A row of a file that an import left out, or whose entity an undo left. */
export interface LeftOutRow {
  readonly cells: readonly string[];
  readonly problems: readonly RowProblem[];
}

/** The titles of the file of a client's import. */
export async function findTitles(kysely: DatabaseClient, clientId: string, id: string) {
  const row = await kysely
    .selectFrom('entity_imports')
    .select('titles')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('status', '!=', 'planned')
    .executeTakeFirst();
  return row?.titles;
}

/** The rows of an import that came to this end, in the order of the file. */
export async function findLeftOutRows(
  kysely: DatabaseClient,
  id: string,
  outcome: 'refused' | 'kept',
): Promise<LeftOutRow[]> {
  const parts = await kysely
    .selectFrom('entity_import_parts')
    .select('first_row')
    .where('import_id', '=', id)
    .orderBy('first_row')
    .execute();
  const found: LeftOutRow[] = [];
  for (const { first_row: first } of parts) {
    const numbers = await kysely
      .selectFrom('entity_import_rows')
      .select(['row_number', 'problems'])
      .where('import_id', '=', id)
      .where('outcome', '=', outcome)
      .where('row_number', '>=', first)
      .where('row_number', '<', first + ROWS_PER_PART)
      .orderBy('row_number')
      .execute();
    if (numbers.length === 0) continue;
    const { rows } = await findPart(kysely, id, first);
    for (const { row_number: number, problems } of numbers)
      found.push({
        cells: rows[number - first]?.cells ?? [],
        problems: (problems as RowProblem[] | null) ?? [{ reason: 'changedSince', about: '' }],
      });
  }
  return found;
}
