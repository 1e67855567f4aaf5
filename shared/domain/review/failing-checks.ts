import { evaluateChecks, type CheckedValue, type FundCheck, type FundCheckVerdict } from '../checks/index.ts';
import { isDecimal, printedPlace } from '../decimals/index.ts';
import { isNumericDataType, type MetricDataType } from '../formats/index.ts';

/** The current value of a field that may take part in checks. */
export interface CheckedField {
  readonly id: string;
  readonly fin: string;
  /** The row of a repeating group that it belongs to; null outside such groups. */
  readonly rowId: string | null;
  readonly dataType: MetricDataType;
  readonly value: string;
  readonly text: string;
  readonly isUserModified: boolean;
}

/** An arithmetic check whose values do not add up. */
export interface FailingCheck extends Pick<
  FundCheckVerdict,
  'name' | 'isQuotient' | 'expected' | 'difference'
> {
  /** The row in which it fails; null outside repeating groups. */
  readonly rowId: string | null;
  /** The fields that took part, the result first. */
  readonly fieldIds: readonly [result: string, ...parts: string[]];
  /** The stored result. */
  readonly printed: string;
}

/** The value as a check sees it; undefined for one that is no number. */
function toChecked({ dataType, value, text, isUserModified }: CheckedField): CheckedValue | undefined {
  if (!isNumericDataType(dataType) || !isDecimal(value)) return undefined;
  // The printed text of a typed value belongs to the value that it corrects, so it says nothing about rounding.
  return { value, place: isUserModified ? undefined : (printedPlace(text, value) ?? undefined) };
}

function checkFields(checks: readonly FundCheck[], fields: readonly CheckedField[]): readonly FailingCheck[] {
  if (checks.length === 0) return [];
  const idOf = new Map(fields.map(({ fin, id }) => [fin, id]));
  const values = new Map(
    fields.flatMap((field) => {
      const checked = toChecked(field);
      return checked === undefined ? [] : [[field.fin, checked] as const];
    }),
  );
  return evaluateChecks(checks, values).flatMap(({ name, fins, holds, isQuotient, expected, difference }) => {
    const [result, ...parts] = fins.flatMap((fin) => idOf.get(fin) ?? []);
    const printed = values.get(fins[0] ?? '')?.value;
    if (holds || result === undefined || printed === undefined) return [];
    const rowId = fields[0]?.rowId ?? null;
    return [{ name, isQuotient, expected, difference, rowId, fieldIds: [result, ...parts], printed }];
  });
}

/**
 * The checks that fail for the present values of a document: those of the whole document, and those of each row of its
 * repeating groups.
 */
export function findFailingChecks(
  checks: readonly FundCheck[],
  fields: readonly CheckedField[],
): readonly FailingCheck[] {
  if (checks.length === 0) return [];
  const isOfRows = ({ rows }: FundCheck) => rows !== undefined;
  const ofDocument = checks.filter((check) => !isOfRows(check));
  const ofRows = checks.filter(isOfRows);
  const byRow = new Map<string | null, CheckedField[]>();
  for (const field of fields) {
    const members = byRow.get(field.rowId);
    if (members) members.push(field);
    else byRow.set(field.rowId, [field]);
  }
  return [...byRow].flatMap(([rowId, members]) => checkFields(rowId === null ? ofDocument : ofRows, members));
}

/** The first check that fails because of each field, by field id. */
export function failingCheckByField(checks: readonly FailingCheck[]): ReadonlyMap<string, FailingCheck> {
  const byField = new Map<string, FailingCheck>();
  for (const check of checks) for (const id of check.fieldIds) if (!byField.has(id)) byField.set(id, check);
  return byField;
}
