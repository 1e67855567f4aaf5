import type { TryOut, TryOutMetric } from '@assay/shared/contracts';
import type { SchemaIdentifier } from '../schemas/index.ts';
import type { StoredValueRow, TryOutRow } from './try-out.repository.ts';

/** What stands beside a try-out. */
export interface TryOutContext {
  readonly stored: readonly StoredValueRow[];
  readonly identifiers: ReadonlyMap<string, SchemaIdentifier>;
}

/** Every metric of the tried groups with what was found and what is stored today. */
function presentMetrics(run: TryOutRow, { stored, identifiers }: TryOutContext): TryOutMetric[] {
  return run.groups.flatMap(({ displayName: group, isRepeatingGroup, metrics }, groupIndex) =>
    metrics.map(({ fin, displayName, filterGroup }) => ({
      group,
      filterGroup,
      fin,
      displayName,
      type: identifiers.get(fin)?.type ?? '',
      isRepeating: isRepeatingGroup,
      found: run.found
        .filter((finding) => finding.groupIndex === groupIndex && finding.fin === fin)
        .flatMap(({ values }) => values.map((value) => ({ ...value }))),
      stored: stored
        .filter((row) => row.fin === fin)
        .map(({ value, currency, confidence, page, is_verified: isVerified }) => ({
          value: value ?? '',
          currency,
          confidence,
          page,
          isVerified,
        })),
    })),
  );
}

export function presentTryOut(run: TryOutRow, context: TryOutContext): TryOut {
  return {
    id: run.id,
    documentRequestId: run.document_request_id,
    fileName: run.file_name,
    status: run.status,
    stage: run.stage,
    failureStage: run.failure_stage,
    metrics: run.status === 'done' ? presentMetrics(run, context) : null,
  };
}
