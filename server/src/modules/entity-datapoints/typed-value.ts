import { z } from 'zod';
import { validatorWire } from '@assay/shared/contracts';
import {
  hasCurrency,
  AppError,
  isCurrencyCode,
  isMetricDataType,
  isNumericDataType,
  normaliseDecimal,
  validateMetricValue,
} from '@assay/shared/domain';
import { testPatterns } from '../../platform/patterns/pattern-thread.ts';
import type { ValueMetric } from './datapoint.repository.ts';

const validatorsModel = z.array(validatorWire);

/** What a person typed for a metric. */
export interface TypedValue {
  readonly metric: ValueMetric;
  readonly value: string;
  /** Where the request has it, for the refusal. */
  readonly field: string;
}

/**
 * A typed value as it is stored: decimals in their one spelling, everything else trimmed.
 * @throws AppError METRIC_VALIDATION_FAILED, naming the field, for what type or validators refuse [VAL-001]
 */
export async function readTypedValue({ metric, value, field }: TypedValue): Promise<string> {
  const { type: dataType } = metric;
  if (!isMetricDataType(dataType)) throw new AppError('METRIC_VALIDATION_FAILED', { identifier: field });
  const validators = validatorsModel.parse(metric.validators);
  const { testPattern } = await testPatterns(validators, [value]);
  const failure = validateMetricValue({ value, dataType, validators, hasDatapoint: true, testPattern });
  if (failure !== null)
    throw new AppError('METRIC_VALIDATION_FAILED', { identifier: field, message: failure.key });
  const trimmed = value.trim();
  return isNumericDataType(dataType) ? normaliseDecimal(trimmed) : trimmed;
}

/** The currency of a value, as typed and as known. */
export interface TypedCurrency {
  readonly metric: ValueMetric;
  readonly currency: string | null | undefined;
  /** Of an amount for which none is named. */
  readonly fallback: string | null;
  readonly field: string;
}

/**
 * The currency of a value: amounts have one of the known ones, all other values none [MET-021].
 * @throws AppError INVALID_REQUEST, naming the field
 */
export function readTypedCurrency({ metric, currency, fallback, field }: TypedCurrency): string | null {
  const isAmount = hasCurrency(metric.type);
  if (!isAmount && (currency ?? null) !== null) throw new AppError('INVALID_REQUEST', { identifier: field });
  if (!isAmount) return null;
  const named = currency ?? fallback;
  if (named === fallback) return named;
  if (!isCurrencyCode(named) || named === 'AUTO')
    throw new AppError('INVALID_REQUEST', { identifier: field });
  return named;
}
