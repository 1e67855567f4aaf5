import { formatDate, formatDateTime } from '@assay/shared/domain';
import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import classes from './metric-list.module.css';

export interface DatapointInfoProps {
  /** Null when no value is set. */
  readonly datapoint: { readonly reportingDate: string | null; readonly lastModified: string | null } | null;
  readonly language: Language;
}

/** What is known of a datapoint: Reporting Date and Last Edited (with its time), or that there is none [MET-011, MET-012]. */
export function DatapointInfo({ datapoint, language }: DatapointInfoProps) {
  if (datapoint === null) return <p className={classes.infoNone}>{text('datapoints.none')}</p>;
  return (
    <dl className={classes.info}>
      <dt>{text('datapoints.reportingDate')}</dt>
      <dd>{formatDate(datapoint.reportingDate, language)}</dd>
      <dt>{text('datapoints.lastEdited')}</dt>
      <dd>{formatDateTime(datapoint.lastModified, language)}</dd>
    </dl>
  );
}
