import type { StoredDatapoint } from '@assay/shared/contracts';
import { ENTITY_ACTION_PERMISSIONS, formatDate, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Badge, Button, TextLink } from '@assay/shared/ui';
import { useState } from 'react';
import type { EditedMetric } from '../datapoint-editor/datapoint-draft.ts';
import { DocumentSourceLink } from '../document-source/document-source-link.tsx';
import { MetricValue } from '../metric-value/metric-value.tsx';
import { isCalculated } from './calculated.ts';
import { figureText } from './figure-text.ts';
import { changeText, ValueChanges } from './value-changes.tsx';
import classes from './datapoint-history.module.css';

interface HistoryValueProps {
  readonly datapoint: StoredDatapoint;
  readonly metric: EditedMetric;
  readonly language: Language;
  readonly onRestore: (id: string) => void;
}

/** The document, opened at the page and the metric that the value was read from. */
function DocumentLink({ datapoint: { fin, document } }: Pick<HistoryValueProps, 'datapoint'>) {
  if (document === null) return null;
  const { fileName, page } = document;
  return (
    <DocumentSourceLink source={{ ...document, fin }}>
      {page === null ? fileName : text('datapoints.sourceOf', { document: fileName, page })}
    </DocumentSourceLink>
  );
}

/** The figure that a value replaced, with the document that said it or who typed it. */
function restatedText(
  { dataSource: source, enteredBy: name }: NonNullable<StoredDatapoint['restatedFrom']>,
  figure: string,
): string {
  return typeof name === 'string'
    ? text('datapoints.restatedTyped', { figure, name })
    : text('datapoints.restatedFrom', { figure, source });
}

/** Where a value comes from, and who stands for it. */
function Source({ datapoint }: Pick<HistoryValueProps, 'datapoint'>) {
  const { document, dataSource, isVerified, verifiedBy, lastModifiedBy } = datapoint;
  if (isCalculated(datapoint)) return <span className={classes.quiet}>{text('datapoints.calculated')}</span>;
  const isTyped = dataSource === 'Manual';
  return (
    <>
      <DocumentLink datapoint={datapoint} />
      {!document && <span className={classes.quiet}>{isTyped ? text('datapoints.manual') : dataSource}</span>}
      {isTyped && document && (
        <Badge tone="edited" title={text('datapoints.editedDocument', { document: document.fileName })}>
          {text('datapoints.editedBy', { name: lastModifiedBy })}
        </Badge>
      )}
      {isVerified && verifiedBy !== null && (
        <span className={classes.quiet}>{text('datapoints.verifiedBy', { name: verifiedBy })}</span>
      )}
      {!isTyped && document?.schema && (
        <span className={classes.quiet}>{text('datapoints.extractedBy', document.schema)}</span>
      )}
    </>
  );
}

/** The first cell of a row: the figure, and beside it where it comes from, what it replaced and its changes. */
export function HistoryValue({ datapoint, metric, language, onRestore }: HistoryValueProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, value, effectors, restatedFrom, changedSince, isRestorable, reportingDate } = datapoint;
  const changesLabel = text('datapoints.changesOf', { date: formatDate(reportingDate, language) });
  return (
    <div className={classes.value}>
      <div className={classes.figure}>
        <MetricValue
          metric={metric}
          datapoint={{ value, currency: effectors.currency }}
          language={language}
        />
      </div>
      <div className={classes.source}>
        <div className={classes.sourceLine}>
          <Source datapoint={datapoint} />
          <TextLink aria-expanded={isOpen} aria-label={changesLabel} onClick={() => setOpen(!isOpen)}>
            {text('datapoints.changes')}
          </TextLink>
        </div>
        {restatedFrom && (
          <span className={classes.restated}>
            {restatedText(restatedFrom, figureText(metric, restatedFrom, language))}
          </span>
        )}
        {changedSince && (
          <div className={classes.sourceLine}>
            <Badge tone="edited">
              {text('datapoints.changedSince', { change: changeText(changedSince) })}
            </Badge>
            {isRestorable && (
              <PermissionLock needs={ENTITY_ACTION_PERMISSIONS.delete}>
                <Button size="sm" onClick={() => onRestore(id)}>
                  {text('datapoints.restore')}
                </Button>
              </PermissionLock>
            )}
          </div>
        )}
        {isOpen && <ValueChanges id={id} metric={metric} language={language} label={changesLabel} />}
      </div>
    </div>
  );
}
