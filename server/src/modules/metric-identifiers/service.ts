import type { BodyOf, createMetric, updateMetric } from '@assay/shared/contracts';
import {
  AppError,
  DEFAULT_PAGE_SIZE,
  ENTITY_TYPE_SUMMARY_SIZE,
  finOf,
  type Switches,
} from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import { readPage, type PageQuery } from '../../platform/paging.ts';
import type { Actor } from '../../plugins/actor.ts';
import { type CalculationQueue, findFormulaMetrics, isRunning } from '../calculations/index.ts';
import { findLearnedLabels } from '../learning/index.ts';
import { findSchemaUses } from './deletion.repository.ts';
import { checkSavedFormula, type SavedFormula } from './formula-policy.ts';
import { checkFields, toColumns, typesNamed, type FieldRules, type MetricFields } from './metric-fields.ts';
import {
  countMetricIdentifiers,
  findEntityTypeFins,
  findFinsLike,
  findMetricIdentifier,
  findMetricIdentifiers,
  insertMetricIdentifier,
  updateMetricIdentifier,
  type MetricIdentifierDetailsRow,
} from './repository.ts';

/** The part of the list that a request asks for. */
export interface MetricIdentifierQuery extends PageQuery {
  readonly orderBy?: string | undefined;
  readonly search?: string | undefined;
  readonly isStatic?: boolean | undefined;
  readonly type?: readonly string[] | undefined;
  readonly timePeriod?: readonly string[] | undefined;
  readonly association?: readonly string[] | undefined;
  readonly entityAssociation?: string | undefined;
  readonly entityRelationshipAssociation?: readonly string[] | undefined;
  readonly withValuesOf?: string | undefined;
  readonly valuesOf?: string | undefined;
  readonly asKnownOn?: string | undefined;
}

export interface MetricIdentifiersOptions {
  readonly kysely: DatabaseClient;
  readonly queue: CalculationQueue;
  /** The switches in force for a client. */
  readonly switchesOf: (clientId: string) => Promise<Switches>;
}

const PAGES = { defaultSize: DEFAULT_PAGE_SIZE, maxSize: ENTITY_TYPE_SUMMARY_SIZE };

/** The metric identifiers of a client. */
export class MetricIdentifiersService {
  readonly #kysely: DatabaseClient;
  readonly #queue: CalculationQueue;
  readonly #switchesOf: MetricIdentifiersOptions['switchesOf'];

  constructor({ kysely, queue, switchesOf }: MetricIdentifiersOptions) {
    this.#kysely = kysely;
    this.#queue = queue;
    this.#switchesOf = switchesOf;
  }

  /** A page of metric identifiers, by name unless ordered otherwise (API-043). */
  async list(clientId: string, query: MetricIdentifierQuery) {
    const { search, isStatic, type, timePeriod, association, entityAssociation } = query;
    const filter = {
      clientId,
      search,
      isStatic,
      types: type,
      timePeriods: timePeriod,
      associations: association,
      entityAssociation,
      relationshipAssociation: query.entityRelationshipAssociation,
      withValuesOf: query.withValuesOf,
      asKnownOn: query.asKnownOn === undefined ? undefined : new Date(query.asKnownOn),
    };
    const { orderBy, valuesOf } = query;
    const page = { ...readPage(query, PAGES), orderBy, valuesOf };
    return {
      items: await findMetricIdentifiers(this.#kysely, filter, page),
      totalCount: await countMetricIdentifiers(this.#kysely, filter),
    };
  }

  /** One metric whole, with the schemas that hold it. @throws AppError NOT_FOUND */
  async get(clientId: string, fin: string) {
    const row = await findMetricIdentifier(this.#kysely, clientId, fin);
    if (row === undefined) throw new AppError('NOT_FOUND');
    const schemas = await findSchemaUses(this.#kysely, clientId, [fin]);
    const learnedLabels = await findLearnedLabels(this.#kysely, clientId, fin);
    const isRecalculating = await isRunning(this.#kysely, clientId, fin);
    return { row, surroundings: { schemas, isRecalculating, learnedLabels } };
  }

  /**
   * Creates a metric under a fin made from its name (AMB-102). @throws AppError INVALID_REQUEST naming the field;
   * FORMULA_INVALID
   */
  async create(actor: Actor, { type, ...fields }: BodyOf<typeof createMetric>) {
    const { clientId, userId } = actor;
    const switches = await this.#switchesOf(clientId);
    const fin = await this.#kysely.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.metricDefinitions(clientId));
      const rules = { switches, presentSources: [], wasCalculation: false };
      await checkStored(transaction, clientId, fields, rules);
      const fin = finOf(
        fields.name,
        await findFinsLike(transaction, clientId, finOf(fields.name, new Set())),
      );
      const saved = savedFormula({ ...BLANK, fin, type }, fields);
      const operands = await checkFormulas(transaction, clientId, saved);
      await insertMetricIdentifier(transaction, {
        ...toColumns(fields),
        name: fields.name,
        client_id: clientId,
        created_by: userId,
        fin,
        type,
        formula: saved.formula,
        operands,
      });
      if (saved.isCalculation) await this.#queue.recalculate(transaction, clientId, fin);
      return fin;
    });
    return this.get(clientId, fin);
  }

  /**
   * Changes the given fields of a metric. @throws AppError NOT_FOUND; METRIC_CHANGED where somebody else changed it since
   * the caller read it; INVALID_REQUEST naming a field that cannot be changed so; FORMULA_INVALID, also where the formula
   * of another metric could no longer read this one
   */
  async update(clientId: string, { fin, type, timeUpdated, ...fields }: BodyOf<typeof updateMetric>) {
    const switches = await this.#switchesOf(clientId);
    await this.#kysely.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.metricDefinitions(clientId));
      const stored = await findMetricIdentifier(transaction, clientId, fin);
      if (stored === undefined) throw new AppError('NOT_FOUND');
      if (timeUpdated !== undefined && timeUpdated !== stored.time_updated.toISOString())
        throw new AppError('METRIC_CHANGED');
      if (type !== undefined && type !== stored.type)
        throw new AppError('INVALID_REQUEST', { identifier: 'type' });
      const { metric_sources: presentSources, is_calculation: wasCalculation } = stored;
      await checkStored(transaction, clientId, fields, { switches, presentSources, wasCalculation });
      const before = storedFormula(stored);
      const saved = savedFormula(before, fields);
      const operands = await checkFormulas(transaction, clientId, saved);
      const { formula } = saved;
      await updateMetricIdentifier(transaction, clientId, fin, { ...toColumns(fields), formula, operands });
      if (isRecalculated(before, saved)) await this.#queue.recalculate(transaction, clientId, fin);
    });
    return this.get(clientId, fin);
  }
}

const BLANK = {
  formula: null,
  isCalculation: false,
  associatedEntityType: null,
  associatedRelationshipEntityTypes: null,
} as const;

function storedFormula(row: MetricIdentifierDetailsRow): SavedFormula {
  return {
    fin: row.fin,
    type: row.type,
    formula: row.formula,
    isCalculation: row.is_calculation,
    associatedEntityType: row.associated_entity_type,
    associatedRelationshipEntityTypes: row.associated_relationship_entity_types,
  };
}

/** The metric as a save leaves it, as far as formulas are concerned. */
function savedFormula(before: SavedFormula, fields: Partial<MetricFields>): SavedFormula {
  const { formula = before.formula, calculation = before.isCalculation } = fields;
  const { associatedEntityType = before.associatedEntityType } = fields;
  const { associatedRelationshipEntityTypes = before.associatedRelationshipEntityTypes } = fields;
  return {
    ...before,
    formula: formula?.trim() ? formula.trim() : null,
    isCalculation: calculation,
    associatedEntityType,
    associatedRelationshipEntityTypes,
  };
}

/** Whether a save changes what is calculated. */
function isRecalculated(before: SavedFormula, saved: SavedFormula): boolean {
  if (!before.isCalculation && !saved.isCalculation) return false;
  return before.isCalculation !== saved.isCalculation || before.formula !== saved.formula;
}

async function checkFormulas(
  transaction: DatabaseTransaction,
  clientId: string,
  saved: SavedFormula,
): Promise<string[]> {
  return checkSavedFormula(saved, await findFormulaMetrics(transaction, clientId));
}

/** Checks the fields against the client's entity types. @throws AppError INVALID_REQUEST naming the field */
async function checkStored(
  transaction: DatabaseTransaction,
  clientId: string,
  fields: MetricFields,
  rules: Omit<FieldRules, 'entityTypes'>,
): Promise<void> {
  const entityTypes = await findEntityTypeFins(transaction, clientId, typesNamed(fields));
  checkFields(fields, { ...rules, entityTypes });
}
