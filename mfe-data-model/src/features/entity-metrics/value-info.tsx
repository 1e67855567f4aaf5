import type { StoredDatapoint } from '@assay/shared/contracts';
import { formatDate, formatDateTime, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { IconButton, IconInfoCircle, iconProps, Popover, Text } from '@assay/shared/ui';
import { DocumentSourceLink } from '@assay/shared/widgets';
import classes from './entity-metrics.module.css';

export interface ValueInfoProps {
  readonly metric: string;
  readonly datapoint: StoredDatapoint | null;
  readonly language: Language;
}

/** What is known about a value: its reporting date, its last edit and its document [MET-010, MET-011, MET-012]. */
export function ValueInfo({ metric, datapoint, language }: ValueInfoProps) {
  const label = text('datapoints.infoOf', { metric });
  return (
    <Popover
      label={label}
      trigger={<IconButton size="sm" label={label} icon={<IconInfoCircle {...iconProps} />} />}
    >
      {datapoint === null ? (
        <p>{text('datapoints.none')}</p>
      ) : (
        <dl className={classes.facts}>
          <Text as="dt" quiet>
            {text('datapoints.reportingDate')}
          </Text>
          <dd>{formatDate(datapoint.reportingDate, language)}</dd>
          <Text as="dt" quiet>
            {text('datapoints.lastEdited')}
          </Text>
          <dd>{formatDateTime(datapoint.lastModified, language)}</dd>
          {datapoint.document && (
            <>
              <Text as="dt" quiet>
                {text('datapoints.source')}
              </Text>
              <dd>
                <DocumentSourceLink source={{ ...datapoint.document, fin: datapoint.fin }}>
                  {datapoint.document.fileName}
                </DocumentSourceLink>
              </dd>
            </>
          )}
        </dl>
      )}
    </Popover>
  );
}
