import { randomUUID } from 'node:crypto';
import type { Candidate, ExtractionResult } from '../../pipeline/index.ts';
import type { AssignedGroup, AssignedMetric } from '../schemas/index.ts';
import type { NewDatapoint, NewGrouping, NewMetric, ResultRows } from './result.repository.ts';

function datapointOf(
  candidate: Pick<Candidate, 'value' | 'confidence'> & Partial<Candidate>,
  rank: number,
  dataSource: string,
): Omit<NewDatapoint, 'metric_id' | 'document_request_id'> {
  const { value, currency, confidence, page, x, y, w, h, text, nodeId, akas, cell, origin } = candidate;
  return {
    id: randomUUID(),
    rank,
    value,
    currency: currency ?? null,
    akas: akas ?? [],
    confidence,
    page: page ?? null,
    x: x ?? null,
    y: y ?? null,
    w: w ?? null,
    h: h ?? null,
    text: text ?? null,
    node_id: nodeId ?? null,
    cell: cell ?? null,
    data_source: dataSource,
    lesson_id: origin?.kind === 'learned' ? origin.lesson : null,
    lesson_of_other: origin?.kind === 'learned' ? origin.isOfOther : null,
    proposed_by: origin?.kind === 'proposer' ? origin.id : null,
  };
}

/** A metric that was not found still has one datapoint, an empty one [AMB-052]. */
const NOT_FOUND = { value: '', confidence: 0 };

/** The rows that hold the result of one document. */
class ResultRowsBuilder implements ResultRows {
  readonly groupings: NewGrouping[] = [];
  readonly metrics: NewMetric[] = [];
  readonly datapoints: NewDatapoint[] = [];
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
    const found = candidates.length > 0 ? candidates : [NOT_FOUND];
    for (const [rank, candidate] of found.entries()) {
      const datapoint = datapointOf(candidate, rank, this.#dataSource);
      this.datapoints.push({ ...datapoint, metric_id: id, document_request_id: this.#documentId });
    }
  }
}

/** The rows for the result of one extraction, by the schema of the document's type. */
export function buildResultRows(
  document: { readonly id: string; readonly fileName: string },
  groups: readonly AssignedGroup[],
  result: ExtractionResult,
): ResultRows {
  const builder = new ResultRowsBuilder(document.id, document.fileName);
  groups.forEach((group, groupIndex) => {
    const groupingId = builder.addGrouping(group, groupIndex);
    if (!group.isRepeatingGroup) {
      const found = result.metrics.filter((metric) => metric.groupIndex === groupIndex);
      builder.addMetrics(
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
      const rowId = builder.addGrouping(group, groupIndex, { parentId: groupingId, rowIndex });
      builder.addMetrics(
        rowId,
        group.metrics,
        new Map(cells.map(({ fin, candidates }) => [fin, candidates])),
      );
    }
  });
  return builder;
}

/** What lists show of a document, as its metrics say it. */
export interface ListedFacts {
  readonly reportingDate: string | null;
  readonly fund: string | null;
  readonly fundManager: string | null;
}

function bestValue(result: ExtractionResult, fin: string): string | null {
  return result.metrics.find((metric) => metric.fin === fin)?.candidates[0]?.value ?? null;
}

/** The facts of a result that lists show. */
export function listedFactsOf(result: ExtractionResult): ListedFacts {
  return {
    reportingDate: bestValue(result, 'reporting_date'),
    fund: bestValue(result, 'fund'),
    fundManager: bestValue(result, 'fund_manager'),
  };
}
