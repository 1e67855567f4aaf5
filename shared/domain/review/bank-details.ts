import type { PriorValue, PriorValues } from '../prior-period/index.ts';
import { isSameMeaning, type FoundValue } from './competing-alternative.ts';
import type { CheckedField } from './document-checks.ts';

/** The metrics that say which account money is sent to. */
const BANK_DETAIL_FINS: ReadonlySet<string> = new Set([
  'beneficiary_name',
  'bank_name',
  'account_number',
  'iban',
  'swift_code',
]);

/** The metrics that number a notice. */
const NUMBER_FINS: ReadonlySet<string> = new Set(['call_number', 'distribution_number']);

/** How the bank details of a document stand to those confirmed before for its fund and partner [AMB-135]. */
export type BankDetailsQuestion =
  /** None were confirmed before. */
  | { readonly kind: 'first'; readonly count: number }
  /** They are those of the last confirmed document, which has this reporting date and number. */
  | {
      readonly kind: 'unchanged';
      readonly count: number;
      readonly reportingDate: string;
      readonly number: string | null;
    }
  /** This one is another than the one that was confirmed last; null where none was. */
  | { readonly kind: 'changed'; readonly confirmed: string | null };

/** A field of a document, and what is stored for it from other documents. */
interface ComparedField extends CheckedField, Pick<FoundValue, 'value' | 'currency'> {
  readonly isVerified: boolean;
  readonly prior?: PriorValues | null | undefined;
}

const lastConfirmed = ({ prior }: ComparedField): PriorValue | undefined => prior?.history[0];

/** The number of the notice that confirmed values belong to. */
function numberOn(fields: readonly ComparedField[], reportingDate: string): string | null {
  const numbers = fields.find(({ fin }) => NUMBER_FINS.has(fin))?.prior?.history ?? [];
  return numbers.find((one) => one.reportingDate === reportingDate)?.value ?? null;
}

/**
 * What is asked about the bank details of a document, by field id. Those that are new together, and those that are
 * unchanged together, are one question; each that changed is one of its own. Verified ones are asked about no more.
 */
export function findBankDetailsQuestions(
  fields: readonly ComparedField[],
): ReadonlyMap<string, BankDetailsQuestion> {
  const present = fields.filter(({ fin, value }) => BANK_DETAIL_FINS.has(fin) && value !== '');
  const open = present.filter(({ isVerified }) => !isVerified);
  if (present.every((field) => lastConfirmed(field) === undefined)) {
    const question = { kind: 'first', count: open.length } as const;
    return new Map(open.map(({ id }) => [id, question]));
  }
  const isUnchanged = (field: ComparedField) => {
    const confirmed = lastConfirmed(field);
    return confirmed !== undefined && isSameMeaning(field.dataType, field, confirmed);
  };
  const unchanged = open.filter(isUnchanged);
  const [first] = unchanged;
  const reportingDate = (first && lastConfirmed(first)?.reportingDate) ?? '';
  const same = {
    kind: 'unchanged',
    count: unchanged.length,
    reportingDate,
    number: numberOn(fields, reportingDate),
  } as const;
  return new Map(
    open.map((field) => [
      field.id,
      isUnchanged(field) ? same : { kind: 'changed', confirmed: lastConfirmed(field)?.value ?? null },
    ]),
  );
}
