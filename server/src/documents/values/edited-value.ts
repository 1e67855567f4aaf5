import { z } from 'zod';
import { validatorWire } from '@assay/shared/contracts';
import { AppError, comparableValue, isMetricDataType, validateMetricValue } from '@assay/shared/domain';
import { testPatterns } from '../../platform/patterns/pattern-thread.ts';
import type { DatapointRow, MetricRow } from './repository.ts';

/** The datapoint of an edit, complete. */
export interface EditedDatapoint {
  readonly id?: string | undefined;
  readonly value: string;
  readonly effectors: { readonly currency: string | null; readonly akas: readonly string[] };
  readonly page: number | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly w: number | null;
  readonly h: number | null;
  readonly text: string;
  readonly nodeId: string | null;
  readonly isVerified: boolean;
  readonly linkedEntityId: string | null;
}

/**
 * A value that a person typed, as it is stored: decimals in their one spelling, everything else trimmed.
 * @throws AppError METRIC_VALIDATION_FAILED, naming the field, for what its type or its validators refuse [VAL-001].
 */
export async function normaliseTypedValue(metric: MetricRow, value: string, field: string): Promise<string> {
  const dataType = metric.data_type;
  if (!isMetricDataType(dataType)) throw new AppError('METRIC_VALIDATION_FAILED', { identifier: field });
  const validators = z.array(validatorWire).parse(metric.validators ?? []);
  const { testPattern } = await testPatterns(validators, [value]);
  const hasDatapoint = metric.is_available;
  const failure = validateMetricValue({ value, dataType, validators, hasDatapoint, testPattern });
  if (failure !== null) {
    throw new AppError('METRIC_VALIDATION_FAILED', { identifier: field, message: failure.key });
  }
  return comparableValue(metric, value);
}

/** Whether an edit has the value of the stored datapoint, verification and link aside. */
export function isSameValue(
  metric: Pick<MetricRow, 'data_type'>,
  stored: DatapointRow,
  edit: EditedDatapoint,
): boolean {
  const { currency, akas } = edit.effectors;
  return (
    comparableValue(metric, stored.value ?? '') === comparableValue(metric, edit.value) &&
    stored.currency === currency &&
    stored.akas.length === akas.length &&
    stored.akas.every((aka, index) => aka === akas[index])
  );
}

/** Whether an edit has the place of the stored datapoint in the document. */
export function isSamePlace(stored: DatapointRow, { page, x, y, w, h }: EditedDatapoint): boolean {
  return stored.page === page && stored.x === x && stored.y === y && stored.w === w && stored.h === h;
}
