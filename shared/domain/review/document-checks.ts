import { evaluateChecks, findMissingOperands } from '../checks/index.ts';
import type { CheckedValue, FundCheck, FundCheckResult } from '../checks/index.ts';
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

/** A value that takes part in a check. */
export interface CheckOperand {
  readonly fieldId: string;
  /** A plain decimal. */
  readonly value: string;
}

/** Why a check that fails is accepted for the values that it failed with. */
export interface CheckOverride {
  readonly id: string;
  /** Name of the check. */
  readonly check: string;
  readonly rowId: string | null;
  /** The values that the reason was given for, the result first. */
  readonly operands: readonly CheckOperand[];
  readonly reason: string;
  readonly overriddenBy: string;
  /** ISO 8601. */
  readonly overriddenAt: string;
}

interface PlacedCheck {
  readonly name: string;
  /** The row that it is about; null outside repeating groups. */
  readonly rowId: string | null;
  /** The values that take part, the result first if it has one. */
  readonly operands: readonly CheckOperand[];
}

/** An arithmetic check whose values add up. */
export interface PassingCheck extends PlacedCheck {
  readonly state: 'passes';
}

/** An arithmetic check whose values do not add up. */
export interface FailingCheck
  extends PlacedCheck, Pick<FundCheckResult, 'isQuotient' | 'expected' | 'difference'> {
  readonly state: 'fails';
  /** The result first. */
  readonly operands: readonly [result: CheckOperand, ...parts: CheckOperand[]];
  /** Why the values are accepted nevertheless; null where nobody accepted them. */
  readonly override: CheckOverride | null;
}

/** An arithmetic check that some of its values are missing for, or that would divide by zero. */
export interface UncomputedCheck extends PlacedCheck {
  readonly state: 'notComputed';
  /** The fields without a value that it lacks; empty where it would divide by zero. */
  readonly missingIds: readonly string[];
}

/** What a check says of the present values of a document, or of one of its rows. */
export type DocumentCheck = PassingCheck | FailingCheck | UncomputedCheck;

/** The value as a check sees it; undefined for one that is no number. */
function toChecked({ dataType, value, text, isUserModified }: CheckedField): CheckedValue | undefined {
  if (!isNumericDataType(dataType) || !isDecimal(value)) return undefined;
  // The printed text of a typed value belongs to the value that it corrects, so it says nothing about rounding.
  return { value, place: isUserModified ? undefined : (printedPlace(text, value) ?? undefined) };
}

/** An override is for the values that it was given with. Any other value of one of them withdraws it. */
function findOverride(
  overrides: readonly CheckOverride[],
  { name, rowId, operands }: PlacedCheck,
): CheckOverride | null {
  const isSame = (given: CheckOverride['operands']) =>
    given.length === operands.length &&
    given.every(({ fieldId, value }, index) => {
      const present = operands[index];
      return present?.fieldId === fieldId && present.value === value;
    });
  return overrides.find((one) => one.check === name && one.rowId === rowId && isSame(one.operands)) ?? null;
}

function checkFields(
  checks: readonly FundCheck[],
  fields: readonly CheckedField[],
  overrides: readonly CheckOverride[],
): readonly DocumentCheck[] {
  if (checks.length === 0) return [];
  const idOf = new Map(fields.map(({ fin, id }) => [fin, id]));
  const rowId = fields[0]?.rowId ?? null;
  const values = new Map(
    fields.flatMap((field) => {
      const checked = toChecked(field);
      return checked === undefined ? [] : [[field.fin, checked] as const];
    }),
  );
  const operandsOf = (fins: readonly string[]) =>
    fins.flatMap((fin): CheckOperand[] => {
      const [fieldId, value] = [idOf.get(fin), values.get(fin)?.value];
      return fieldId === undefined || value === undefined ? [] : [{ fieldId, value }];
    });
  return checks.flatMap((check): DocumentCheck[] => {
    const [verdict] = evaluateChecks([check], values);
    if (verdict === undefined) {
      const { missing, present } = findMissingOperands(check, values);
      const operands = operandsOf(present);
      const missingIds = missing.flatMap((fin) => idOf.get(fin) ?? []);
      // Nothing of it is printed, or the schema has no metric for a value that it lacks: it does not apply here.
      if (operands.length === 0 || missingIds.length < missing.length) return [];
      return [{ state: 'notComputed', name: check.name, rowId, operands, missingIds }];
    }
    const { name, isQuotient, expected, difference, holds } = verdict;
    const [result, ...parts] = operandsOf(verdict.fins);
    if (result === undefined) return [];
    const placed = { name, rowId, operands: [result, ...parts] as const };
    if (holds) return [{ ...placed, state: 'passes' }];
    const override = findOverride(overrides, placed);
    return [{ ...placed, state: 'fails', isQuotient, expected, difference, override }];
  });
}

/**
 * What the checks say of the present values of a document: those of the whole document, and those of each row of its
 * repeating groups.
 */
export function checkDocument(
  checks: readonly FundCheck[],
  fields: readonly CheckedField[],
  overrides: readonly CheckOverride[],
): readonly DocumentCheck[] {
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
  return [...byRow].flatMap(([rowId, members]) =>
    checkFields(rowId === null ? ofDocument : ofRows, members, overrides),
  );
}

/** The first check that each field is in doubt for, by field id: one that fails and that nobody overrode. */
export function failingCheckByField(checks: readonly DocumentCheck[]): ReadonlyMap<string, FailingCheck> {
  const byField = new Map<string, FailingCheck>();
  for (const check of checks) {
    if (check.state !== 'fails' || check.override !== null) continue;
    for (const { fieldId } of check.operands) if (!byField.has(fieldId)) byField.set(fieldId, check);
  }
  return byField;
}
