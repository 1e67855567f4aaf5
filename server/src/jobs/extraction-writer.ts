import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { RowsTransaction } from '../database/database.ts';
import type { DocumentDatapoints, DocumentMetrics, Groupings } from '../database/tables.ts';
import type { Candidate, ExtractionResult } from '../pipeline/index.ts';
import type { AssignedGroup, AssignedMetric } from '../modules/schemas/assigned-schema.repository.ts';

interface Values {
  readonly groupings: Insertable<Groupings>[];
  readonly metrics: Insertable<DocumentMetrics>[];
  readonly datapoints: Insertable<DocumentDatapoints>[];
}

/** What lists show of a document, as its metrics say it. */
export interface DocumentFacts {
  readonly reportingDate: string | null;
  readonly fund: string | null;
  readonly fundManager: string | null;
  readonly metricsTotal: number;
}

/** Rows in one statement: a statement takes 65,535 parameters, and a datapoint has 20. */
const ROWS_PER_STATEMENT = 500;

function datapointOf(
  candidate: Candidate,
  rank: number,
  dataSource: string,
): Omit<Insertable<DocumentDatapoints>, 'metric_id' | 'document_request_id'> {
  const { value, currency, confidence, page, x, y, w, h, text, nodeId, akas, cell, origin } = candidate;
  return {
    id: randomUUID(),
    rank,
    value,
    currency,
    akas: akas ?? [],
    confidence,
    page,
    x,
    y,
    w,
    h,
    text,
    node_id: nodeId,
    cell: cell ?? null,
    data_source: dataSource,
    lesson_id: origin?.kind === 'learned' ? origin.lesson : null,
  };
}

/** A metric that was not found still has one datapoint, an empty one [AMB-052]. */
function emptyDatapoint(dataSource: string) {
  return { id: randomUUID(), rank: 0, value: '', confidence: 0, data_source: dataSource };
}

/** The rows that hold the result of one document. */
class ValuesBuilder implements Values {
  readonly groupings: Insertable<Groupings>[] = [];
  readonly metrics: Insertable<DocumentMetrics>[] = [];
  readonly datapoints: Insertable<DocumentDatapoints>[] = [];
  readonly #documentId: string;
  readonly #dataSource: string;
  /** Priority metrics come first on screen [AMB-116]; positions count over the whole document. */
  #position = 0;

  constructor(documentId: string, dataSource: string) {
    this.#documentId = documentId;
    this.#dataSource = dataSource;
  }

  addGrouping(
    group: AssignedGroup,
    tableIndex: number,
    row?: { parentId: string; rowIndex: number },
  ): string {
    const id = randomUUID();
    this.groupings.push({
      id,
      document_request_id: this.#documentId,
      parent_id: row?.parentId ?? null,
      group_identifier: group.groupIdentifier,
      group_display: group.displayName,
      table_index: tableIndex,
      row_index: row?.rowIndex ?? null,
      allow_repeatable: group.isRepeatingGroup && row === undefined,
      calculated_totals: group.calculatedTotals,
    });
    return id;
  }

  addMetrics(
    groupingId: string,
    metrics: readonly AssignedMetric[],
    found: ReadonlyMap<string, readonly Candidate[]>,
  ): void {
    const inOrder = metrics
      .map((metric, index) => ({ metric, index }))
      .sort((a, b) => Number(b.metric.isPriority) - Number(a.metric.isPriority));
    for (const { metric, index } of inOrder)
      this.#addMetric(groupingId, metric, index, found.get(metric.fin) ?? []);
  }

  #addMetric(
    groupingId: string,
    metric: AssignedMetric,
    index: number,
    candidates: readonly Candidate[],
  ): void {
    const id = randomUUID();
    this.metrics.push({
      id,
      document_request_id: this.#documentId,
      grouping_id: groupingId,
      index,
      fin: metric.fin,
      display_label: metric.displayName,
      data_type: metric.type,
      order_position: this.#position++,
      filter_group: metric.filterGroup,
      is_required: metric.isRequired,
      is_priority: metric.isPriority,
      is_available: candidates.length > 0,
    });
    const datapoints =
      candidates.length > 0
        ? candidates.map((candidate, rank) => datapointOf(candidate, rank, this.#dataSource))
        : [emptyDatapoint(this.#dataSource)];
    for (const datapoint of datapoints) {
      this.datapoints.push({ ...datapoint, metric_id: id, document_request_id: this.#documentId });
    }
  }
}

function buildValues(
  document: { readonly id: string; readonly fileName: string },
  groups: readonly AssignedGroup[],
  result: ExtractionResult,
): Values {
  const values = new ValuesBuilder(document.id, document.fileName);
  groups.forEach((group, groupIndex) => {
    const groupingId = values.addGrouping(group, groupIndex);
    if (!group.isRepeatingGroup) {
      const found = result.metrics.filter((metric) => metric.groupIndex === groupIndex);
      values.addMetrics(
        groupingId,
        group.metrics,
        new Map(found.map(({ fin, candidates }) => [fin, candidates])),
      );
      return;
    }
    const rows = result.rows
      .filter((row) => row.groupIndex === groupIndex)
      .sort((a, b) => a.rowIndex - b.rowIndex);
    for (const { rowIndex, cells } of rows) {
      const rowId = values.addGrouping(group, groupIndex, { parentId: groupingId, rowIndex });
      values.addMetrics(rowId, group.metrics, new Map(cells.map(({ fin, candidates }) => [fin, candidates])));
    }
  });
  return values;
}

function bestValue(result: ExtractionResult, fin: string): string | null {
  return result.metrics.find((metric) => metric.fin === fin)?.candidates[0]?.value ?? null;
}

function inChunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}

/** Replaces everything that was extracted from a document by a new result. @returns what lists show of it. */
export async function writeResult(
  transaction: RowsTransaction,
  document: { readonly id: string; readonly fileName: string },
  groups: readonly AssignedGroup[],
  result: ExtractionResult,
): Promise<DocumentFacts> {
  const { groupings, metrics, datapoints } = buildValues(document, groups, result);
  await transaction.deleteFrom('groupings').where('document_request_id', '=', document.id).execute();
  for (const rows of inChunks(groupings)) await transaction.insertInto('groupings').values(rows).execute();
  for (const rows of inChunks(metrics))
    await transaction.insertInto('document_metrics').values(rows).execute();
  for (const rows of inChunks(datapoints))
    await transaction.insertInto('document_datapoints').values(rows).execute();
  return {
    reportingDate: bestValue(result, 'reporting_date'),
    fund: bestValue(result, 'fund'),
    fundManager: bestValue(result, 'fund_manager'),
    metricsTotal: metrics.filter(({ is_available: isAvailable }) => isAvailable).length,
  };
}
