import { z } from 'zod';
import { validatorWire } from '@assay/shared/contracts';
import {
  isMetricDataType,
  judgeFields,
  type FieldStatus,
  type FieldToJudge,
  type FundCheck,
} from '@assay/shared/domain';
import { readChecks } from '../../pipeline/index.ts';
import { SYSTEM_USER_ID } from '../../platform/system-user.ts';
import type { FieldRow } from './repository.ts';

/** A stored field with its status. */
export interface JudgedField {
  readonly row: FieldRow;
  readonly status: FieldStatus;
}

const validators = z.array(validatorWire);

function toJudge(row: FieldRow): readonly FieldToJudge[] {
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
      isPlaced: row.page !== null,
      isUserModified: row.modified_by !== SYSTEM_USER_ID,
      isLearned: row.lesson_id !== null,
      isVerified: row.is_validated,
      isRequired: row.is_required,
      isConflicting: false,
    },
  ];
}

/** Every check of a document type: those of its values and those of its rows. */
export function allChecks(checks: unknown, documentTypeId: string): readonly FundCheck[] {
  return Object.values(readChecks(checks, documentTypeId)).flat();
}

/** Judges the fields of one document as the document view does; a metric of an unknown type is no field [AMB-062]. */
export function judgeDocument(
  rows: readonly FieldRow[],
  checks: readonly FundCheck[],
): readonly JudgedField[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const fields = rows.flatMap(toJudge);
  return judgeFields(fields, checks).fields.flatMap(({ status }, index) => {
    const row = byId.get(fields[index]?.id ?? '');
    return row === undefined ? [] : [{ row, status }];
  });
}
