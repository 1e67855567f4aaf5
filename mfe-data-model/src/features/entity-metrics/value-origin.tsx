import type { StoredDatapoint } from '@assay/shared/contracts';
import { comparePriorPeriod, formatDate, type Language, type MetricDataType } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Badge, StatusBadge, Text } from '@assay/shared/ui';
import { DocumentSourceLink, ValueTrend } from '@assay/shared/widgets';
import { valueSourceText } from '@assay/shared/widgets/datapoint-history';
import classes from './entity-metrics.module.css';

interface ValueOriginProps {
  readonly datapoint: StoredDatapoint;
  readonly dataType: MetricDataType;
  readonly language: Language;
}

function Source({ datapoint }: Pick<ValueOriginProps, 'datapoint'>) {
  const { document, dataSource, lastModifiedBy, fin } = datapoint;
  const isTyped = dataSource === 'Manual';
  if (document === null || isTyped)
    return valueSourceText({ dataSource, enteredBy: isTyped ? lastModifiedBy : null });
  return <DocumentSourceLink source={{ ...document, fin }}>{document.fileName}</DocumentSourceLink>;
}

/** How the metric went until the value; nothing for the first one. */
function Trend({ datapoint, dataType }: Pick<ValueOriginProps, 'datapoint' | 'dataType'>) {
  const { fin, value, reportingDate, effectors, earlier = [] } = datapoint;
  const present = { fin, dataType, value, currency: effectors.currency, reportingDate };
  const { changePercent } = comparePriorPeriod(present, { history: earlier });
  if (earlier.length === 0) return null;
  return (
    <ValueTrend
      changePercent={changePercent}
      values={[...earlier.map((one) => one.value).toReversed(), value]}
    />
  );
}

/** The date of a value, how its metric goes, where it comes from, who verified it, and whether it replaced another figure. */
export function ValueOrigin({ datapoint, dataType, language }: ValueOriginProps) {
  const { reportingDate, isVerified, verifiedBy, restatedFrom } = datapoint;
  return (
    <Text as="div" caption className={classes.origin}>
      <div className={classes.originDate}>
        {formatDate(reportingDate, language)}
        {restatedFrom && <Badge tone="edited">{text('datapoints.changedRestated')}</Badge>}
        {isVerified && verifiedBy !== null && (
          <StatusBadge tone="proven" iconOnly>
            {text('datapoints.verifiedBy', { name: verifiedBy })}
          </StatusBadge>
        )}
        <Text quiet className={classes.trend}>
          <Trend datapoint={datapoint} dataType={dataType} />
        </Text>
      </div>
      <Text as="div" quiet className={classes.originSource} title={datapoint.document?.fileName}>
        <Source datapoint={datapoint} />
      </Text>
    </Text>
  );
}
