import type { StoredDatapoint } from '@assay/shared/contracts';
import { formatDate, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Badge, StatusBadge } from '@assay/shared/ui';
import { DocumentSourceLink } from '@assay/shared/widgets';
import { valueSourceText } from '@assay/shared/widgets/datapoint-history';
import classes from './entity-metrics.module.css';

interface ValueOriginProps {
  readonly datapoint: StoredDatapoint;
  readonly language: Language;
}

function Source({ datapoint }: Pick<ValueOriginProps, 'datapoint'>) {
  const { document, dataSource, lastModifiedBy, fin } = datapoint;
  const isTyped = dataSource === 'Manual';
  if (document === null || isTyped)
    return valueSourceText({ dataSource, enteredBy: isTyped ? lastModifiedBy : null });
  return <DocumentSourceLink source={{ ...document, fin }}>{document.fileName}</DocumentSourceLink>;
}

/** The date of a value, where it comes from, whether a person verified it, and whether it replaced another figure. */
export function ValueOrigin({ datapoint, language }: ValueOriginProps) {
  const { reportingDate, isVerified, verifiedBy, restatedFrom } = datapoint;
  return (
    <div className={classes.origin}>
      <div className={classes.originDate}>
        {formatDate(reportingDate, language)}
        {restatedFrom && <Badge tone="edited">{text('datapoints.changedRestated')}</Badge>}
        {isVerified && verifiedBy !== null && (
          <StatusBadge tone="proven" iconOnly>
            {text('datapoints.verifiedBy', { name: verifiedBy })}
          </StatusBadge>
        )}
      </div>
      <div className={classes.originSource} title={datapoint.document?.fileName}>
        <Source datapoint={datapoint} />
      </div>
    </div>
  );
}
