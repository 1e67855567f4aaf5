import { z } from 'zod';
import { validatorWire } from '@assay/shared/contracts';
import {
  isMetricDataType,
  evaluateFields,
  type CheckOverride,
  type DocumentCheck,
  type DocumentDoubt,
  type ReviewableField,
  type FundCheck,
  type FieldReview,
  type PriorPeriod,
} from '@assay/shared/domain';
import { SYSTEM_USER_ID } from '../../platform/system-user.ts';
import type { Namesakes } from '../names/document-names.ts';
import type { CompetingRow, FieldRow } from './fields.repository.ts';

/** A stored field with its status, and why it needs review. */
export interface JudgedField extends Pick<FieldReview, 'status' | 'reason'> {
  readonly row: FieldRow;
}

/** The fields of a document, and what its checks say. */
export interface JudgedDocument {
  readonly fields: readonly JudgedField[];
  readonly checks: readonly DocumentCheck[];
}

/** What is stored for other periods, by the metrics of a document. */
type PriorByMetric = ReadonlyMap<string, PriorPeriod>;

const validators = z.array(validatorWire);

function toJudge(
  row: FieldRow,
  prior: PriorByMetric,
  competing: ReadonlyMap<string, readonly CompetingRow[]>,
  namesakes: ReadonlyMap<string, Namesakes>,
): readonly ReviewableField[] {
  const { data_type: dataType } = row;
  if (!isMetricDataType(dataType)) return [];
  return [
    {
      id: row.id,
      fin: row.fin,
      rowId: row.parent_id === null ? null : row.grouping_id,
      dataType,
      validators: validators.safeParse(row.validators ?? []).data ?? [],
      value: row.value ?? '',
      text: row.text ?? '',
      currency: row.currency,
      confidence: row.confidence,
      alternatives: (competing.get(row.id) ?? []).map((one) => ({ ...one, value: one.value ?? '' })),
      entityMatches: namesakes.get(row.id)?.count ?? 0,
      isPlaced: row.page !== null,
      isUserModified: row.modified_by !== SYSTEM_USER_ID,
      isLearned: row.lesson_id !== null,
      proposedBy: row.proposed_by,
      isVerified: row.is_validated,
      isRequired: row.is_required,
      isConflicting: false,
      prior: prior.get(row.id),
    },
  ];
}

/** What is known of a document besides its values and what is stored for other periods. */
interface JudgedWith {
  readonly overrides: readonly CheckOverride[];
  readonly doubts: readonly DocumentDoubt[];
  readonly competing: readonly CompetingRow[];
  /** How many entities a name may mean, by its metric, where they are several. */
  readonly namesakes: ReadonlyMap<string, Namesakes>;
}

/** Judges the fields of one document as the document view does; a metric of an unknown type is no field [AMB-062]. */
export function judgeDocument(
  rows: readonly FieldRow[],
  checks: readonly FundCheck[],
  prior: PriorByMetric,
  around: JudgedWith,
): JudgedDocument {
  const competing = Map.groupBy(around.competing, ({ metric_id: id }) => id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const fields = rows.flatMap((row) => toJudge(row, prior, competing, around.namesakes));

  const judged = evaluateFields(fields, checks, around);
  return {
    checks: judged.checks,
    fields: judged.fields.flatMap(({ status, reason }, index) => {
      const row = byId.get(fields[index]?.id ?? '');
      return row === undefined ? [] : [{ row, status, reason }];
    }),
  };
}
