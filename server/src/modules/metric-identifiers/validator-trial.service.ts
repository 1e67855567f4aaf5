import type { BodyOf, tryValidators, ValidatorTrial } from '@assay/shared/contracts';
import { AppError, isMetricDataType, validateMetricValue } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { testPatterns } from '../../platform/patterns/pattern-thread.ts';
import { findOwnerNames } from '../calculations/index.ts';
import { findLatestValues } from './latest-value.repository.ts';
import { findMetricIdentifier } from './repository.ts';

/** Values that one trial reads at most, and failures that it shows. */
const MAX_VALUES = 20_000;
const SHOWN = 10;

/** Tries validators that are not saved yet on stored values. */
export class ValidatorTrialService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /** Runs the validators over the latest value of every owner of the metric. @throws AppError NOT_FOUND */
  async try(clientId: string, { fin, validators }: BodyOf<typeof tryValidators>): Promise<ValidatorTrial> {
    const metric = await findMetricIdentifier(this.#kysely, clientId, fin);
    if (metric === undefined || !isMetricDataType(metric.type)) throw new AppError('NOT_FOUND');
    const { type: dataType } = metric;
    const found = await findLatestValues(this.#kysely, clientId, fin, MAX_VALUES + 1);
    const values = found.slice(0, MAX_VALUES);
    const distinct = [...new Set(values.map(({ value }) => value))];
    const { testPattern, ignored } = await testPatterns(validators, distinct);
    const refused = new Set(
      distinct.filter(
        (value) =>
          validateMetricValue({ value, dataType, validators, hasDatapoint: true, testPattern }) !== null,
      ),
    );
    const failures = values.filter(({ value }) => refused.has(value));
    const shown = failures.slice(0, SHOWN);
    const names = await findOwnerNames(
      this.#kysely,
      clientId,
      shown.map(({ ownerId }) => ownerId),
    );
    return {
      passedCount: values.length - failures.length,
      failedCount: failures.length,
      isCapped: found.length > MAX_VALUES,
      failures: shown.map(({ ownerId, ...value }) => ({ ...value, owner: names.get(ownerId) ?? '' })),
      ignoredPatterns: [...ignored],
    };
  }
}
