import { createHash } from 'node:crypto';
import type {
  BodyOf,
  EntityFilters,
  EntityImport,
  importEntities,
  previewEntityImport,
} from '@assay/shared/contracts';
import { AppError, IMPORT_LIMITS, toIsoDate } from '@assay/shared/domain';
import type { Database, DatabaseClient } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { inChunks } from '../../platform/db/chunks.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import { isUniqueViolation } from '../../platform/error-code.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { BackgroundImportsService } from './background-imports.service.ts';
import { readEntityFile, writeEntityFile, type EntityFileFormat } from './entity-file.ts';
import { planId, planImport, readRows, type PlannedRow, type WantedEntity } from './import-plan.ts';
import { toWritable, writeRows } from './import-rows.ts';
import { keepUnmatchedNames } from './kept-names.service.ts';
import { findAllEntities, findBySearch, findEntityTypes, findKnownEntities } from './repository.ts';

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name'>;

export interface EntityFile {
  readonly format: EntityFileFormat;
  /** In base64. */
  readonly content: string;
}

type ImportCommand = BodyOf<typeof importEntities>;

/** Rows of a file, and whether entities that they rename keep their former names as AKAs. */
interface WantedRows {
  readonly rows: readonly WantedEntity[];
  readonly keepFormerNames: boolean;
}

/** What an import has done, or that it goes on in the background. */
type ImportResult =
  | { readonly kind: 'stored'; readonly created: number; readonly changed: number }
  | { readonly kind: 'started'; readonly started: EntityImport };

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Entities as files: the export of the list, and the import with its preview. */
export class EntityTransferService {
  readonly #kysely: DatabaseClient;
  readonly #clock: Clock;
  readonly #imports: BackgroundImportsService;

  constructor({ kysely }: Pick<Database, 'kysely'>, clock: Clock, imports: BackgroundImportsService) {
    this.#kysely = kysely;
    this.#clock = clock;
    this.#imports = imports;
  }

  /** The entities that a list with these filters holds, as a file. */
  async export(
    clientId: string,
    { format, name, type, identifier, relationships }: EntityFilters & { readonly format: EntityFileFormat },
  ) {
    const types = await findEntityTypes(this.#kysely, clientId);
    const filter = { clientId, types: type, identifier, relationships };
    const text = name?.trim() ?? '';
    const search = text === '' ? undefined : await findBySearch(this.#kysely, filter, { text });
    const entities = await findAllEntities(this.#kysely, {
      ...filter,
      ids: search?.found.map(({ id }) => id),
    });
    const rows = entities.map((entity) => ({
      ...entity,
      types: entity.types.map((fin) => types.get(fin)?.displayName ?? fin),
    }));
    return {
      content: await writeEntityFile(rows, format),
      contentType: CONTENT_TYPES[format],
      filename: `entities-${toIsoDate(this.#clock())}.${format}`,
    };
  }

  /**
   * What importing a file would do. Nothing is stored, but for the plan of an import in the background.
   */
  async preview(
    actor: Writer,
    { background = false, keepFormerNames = false, ...file }: BodyOf<typeof previewEntityImport>,
  ) {
    const { rows, cells } = await readFile(file);
    const { plan, known } = await this.#plan(this.#kysely, actor.clientId, { rows, keepFormerNames });
    const counts = countKinds(plan);
    const id = await planId(plan);
    const isPrepared = background && isLarge(plan);
    if (isPrepared) {
      const [titles = []] = cells;
      await this.#imports.prepare(actor, {
        plan: id,
        fileDigest: digestOf(file),
        titles,
        rows: toWritable(plan, known).map((row) => ({ ...row, cells: cells[row.line - 1] ?? [] })),
        brokenCount: counts.broken,
      });
    }
    const shown = isPrepared ? firstRows(plan) : plan;
    return {
      rows: shown.map(({ line, name, kind, changes, problems, sharedNames }) => ({
        line,
        name,
        kind,
        changes,
        problems,
        sharedNames,
      })),
      counts,
      plan: id,
    };
  }

  async #plan(kysely: DatabaseClient, clientId: string, { rows, keepFormerNames }: WantedRows) {
    const known = await findKnownEntities(kysely, clientId);
    const types = await findEntityTypes(kysely, clientId);
    return { known, plan: await planImport(rows, { known, types, keepsFormerNames: keepFormerNames }) };
  }

  /**
   * Imports a file as it was previewed: all rows or none, or in the background where it has more rows than are written at once
   * and the caller waits for no more than its start.
   * @throws AppError IMPORT_OUTDATED when the plan is another one by now, INVALID_REQUEST when a row is broken
   */
  async import(actor: Writer, command: ImportCommand): Promise<ImportResult> {
    const { plan, background = false, brokenRows = 'refuse', fileName = null, ...rest } = command;
    const { keepFormerNames = false, ...file } = rest;
    if (background) {
      const prepared = { plan, fileDigest: digestOf(file), brokenRows, fileName };
      const started = await this.#imports.start(actor, prepared);
      if (started !== undefined) return { kind: 'started', started };
    }
    const { rows } = await readFile(file);
    if (background && isLarge(rows)) throw new AppError('IMPORT_OUTDATED');
    return { kind: 'stored', ...(await this.#importAtOnce(actor, { rows, keepFormerNames }, plan)) };
  }

  async #importAtOnce(actor: Writer, wanted: WantedRows, expected: string) {
    try {
      return await this.#kysely.transaction().execute(async (transaction) => {
        await lockUntilCommit(transaction, TRANSACTION_LOCKS.entityImport(actor.clientId));
        const { plan, known } = await this.#plan(transaction, actor.clientId, wanted);
        if ((await planId(plan)) !== expected) throw new AppError('IMPORT_OUTDATED');
        const counts = countKinds(plan);
        if (counts.broken > 0) throw new AppError('INVALID_REQUEST', { identifier: 'content' });
        for (const block of inChunks(toWritable(plan, known))) {
          const outcomes = await writeRows(transaction, actor, block);
          if (outcomes.some(({ kind }) => kind === 'refused')) throw new AppError('IMPORT_OUTDATED');
        }
        await keepUnmatchedNames(transaction, actor.clientId);
        return { created: counts.new, changed: counts.changed };
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('IMPORT_OUTDATED', { cause: error });
      throw error;
    }
  }
}

const isLarge = (rows: readonly unknown[]) => rows.length > IMPORT_LIMITS.rowsAtOnce;

/** Names a file by what it holds. */
function digestOf({ content, format }: EntityFile): string {
  return createHash('sha256').update(format).update(content).digest('hex');
}

const isRename = ({ field }: PlannedRow['changes'][number]) => field === 'name';

function countKinds(plan: readonly PlannedRow[]) {
  const countOf = (kind: PlannedRow['kind']) => plan.filter((row) => row.kind === kind).length;
  return {
    new: countOf('new'),
    changed: countOf('changed'),
    unchanged: countOf('unchanged'),
    broken: countOf('broken'),
    renamed: plan.filter(({ entityId, changes }) => entityId !== null && changes.some(isRename)).length,
  };
}

/** The rows of a long plan that its preview shows. */
function firstRows(plan: readonly PlannedRow[]): readonly PlannedRow[] {
  const broken = plan.filter(({ kind }) => kind === 'broken');
  const written = plan.filter(({ kind }) => kind === 'new' || kind === 'changed');
  return [...broken.slice(0, IMPORT_LIMITS.previewRows), ...written].slice(0, IMPORT_LIMITS.previewRows);
}

/** The rows of a file, and the texts of its cells, titles included. */
async function readFile({ content, format }: EntityFile) {
  const cells = await readEntityFile(Buffer.from(content, 'base64'), format);
  const rows = readRows(cells);
  if (rows === null) throw new AppError('IMPORT_FILE_UNREADABLE', { identifier: 'name' });
  return { rows, cells };
}
