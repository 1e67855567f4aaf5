import { formatMetricValue, type Language, type Permission } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Kbd, Text } from '@assay/shared/ui';
import type { Alternative } from '../../../document/metric-state.ts';
import type { ReviewMetric } from '../../../document/review-document.ts';
import classes from './alternatives.module.css';

export interface AlternativesProps {
  readonly alternatives: readonly Alternative[];
  readonly metric: Pick<ReviewMetric, 'fin' | 'dataType'>;
  readonly language: Language;
  readonly canChoose: boolean;
  /** The permissions that choosing takes. */
  readonly needs: readonly Permission[];
  /** Gets the index among the datapoints. */
  readonly onChoose: (index: number) => void;
}

/** The other values that were found for a metric, the best first; each has a digit key. */
export function Alternatives({
  alternatives,
  metric,
  language,
  canChoose,
  needs,
  onChoose,
}: AlternativesProps) {
  if (alternatives.length === 0) return null;
  return (
    <ol className={classes.alternatives} aria-label={text('verification.alternatives')}>
      {alternatives.map(({ index, datapoint }, position) => {
        const value = formatMetricValue(
          {
            fin: metric.fin,
            dataType: metric.dataType,
            value: datapoint.value,
            currency: datapoint.currency,
          },
          language,
        );
        const page = datapoint.location?.page;
        return (
          <li key={datapoint.id ?? index}>
            <PermissionLock needs={needs} hideIcon>
              <button
                type="button"
                className={classes.alternative}
                disabled={!canChoose}
                onClick={() => onChoose(index)}
              >
                <Kbd>{position + 1}</Kbd>
                <span className={classes.alternativeValue}>{value}</span>
                {page !== undefined && <Text quiet>{text('verification.onPage', { page })}</Text>}
                {datapoint.proposedBy && (
                  <Text quiet>{text('verification.proposedBy', { name: datapoint.proposedBy })}</Text>
                )}
              </button>
            </PermissionLock>
          </li>
        );
      })}
    </ol>
  );
}
