import { isDecimal } from '../decimals/index.ts';
import { normaliseEntityName } from '../entity-names/entity-name.ts';
import { isDateType, isIsoDate, isNumericDataType } from '../formats/index.ts';
import type { MetricDataType } from '../formats/index.ts';
import { testPatternDirectly, type TestPattern } from './pattern.ts';

/** A rule that values of a metric must satisfy: by a list of options or by a regular expression [VAL-002]. */
export interface MetricValidator {
  type: 'INCLUDE' | 'EXCLUDE';
  options?: readonly string[] | null;
  regex?: string | null;
  description?: string | null;
}

/** Why a value is refused, as the message to show and what to put into it. */
export type MetricValueFailure =
  | {
      key:
        | 'validation.valueEmpty'
        | 'validation.invalidDate'
        | 'validation.invalidNumber'
        | 'validation.failed';
      params: Record<never, never>;
    }
  | { key: 'validation.failedDescription'; params: { description: string } }
  | { key: 'validation.failedOptions'; params: { options: string } };

export interface MetricValueCheck {
  /** As stored: ISO date, plain decimal or text. */
  value: string | null;
  dataType: MetricDataType;
  validators?: readonly MetricValidator[] | null;
  /** Whether the metric has a stored datapoint, so that emptying it is refused. */
  hasDatapoint: boolean;
  /** Tests regular expressions. By default those that may not end soon are ignored, as are unusable ones [AMB-090]. */
  testPattern?: TestPattern;
  /** Called for a regular expression that is ignored [AMB-090]. */
  onUnusableRegex?: (regex: string) => void;
}

/** The first reason why a metric value is refused, or null [VAL-001]. Validators apply only to non-empty values. */
export function validateMetricValue(check: MetricValueCheck): MetricValueFailure | null {
  const value = (check.value ?? '').trim();
  if (value === '') return check.hasDatapoint ? { key: 'validation.valueEmpty', params: {} } : null;
  if (isDateType(check.dataType) && !isIsoDate(value)) return { key: 'validation.invalidDate', params: {} };
  if (isNumericDataType(check.dataType) && !isDecimal(value))
    return { key: 'validation.invalidNumber', params: {} };
  const broken = (check.validators ?? []).find((validator) => !isKept(validator, value, check));
  return broken === undefined ? null : failureOf(broken);
}

/** The options of the first INCLUDE validator that has some: the editor offers them as a list [DPE-007]. */
export function optionsOf(
  validators: readonly MetricValidator[] | null | undefined,
): readonly string[] | null {
  const including = (validators ?? []).find(({ type, options }) => type === 'INCLUDE' && hasEntries(options));
  return including?.options ?? null;
}

function isKept(validator: MetricValidator, value: string, check: MetricValueCheck): boolean {
  const mustMatch = validator.type === 'INCLUDE';
  if (hasEntries(validator.options)) {
    const comparable = comparableFor(check.dataType);
    const isAmong = validator.options.some((option) => comparable(option) === comparable(value));
    if (isAmong !== mustMatch) return false;
  }
  if (validator.regex === null || validator.regex === undefined || validator.regex === '') return true;
  const matches = (check.testPattern ?? testPatternDirectly)(validator.regex, check.value ?? '');
  if (matches === null) check.onUnusableRegex?.(validator.regex);
  return matches === null || matches === mustMatch;
}

/** Names compare normalised, all other values trimmed and exactly [AMB-090]. */
function comparableFor(dataType: MetricDataType): (text: string) => string {
  return dataType === 'ENTITY_NAME' ? normaliseEntityName : (text) => text.trim();
}

/** The description, else the options of an INCLUDE rule, else the general text [AMB-089]. */
function failureOf({ type, options, description }: MetricValidator): MetricValueFailure {
  if (description !== null && description !== undefined && description !== '') {
    return { key: 'validation.failedDescription', params: { description } };
  }
  if (type === 'INCLUDE' && hasEntries(options)) {
    return { key: 'validation.failedOptions', params: { options: options.join(', ') } };
  }
  return { key: 'validation.failed', params: {} };
}

function hasEntries(options: readonly string[] | null | undefined): options is readonly string[] {
  return options !== null && options !== undefined && options.length > 0;
}
