import type { StoredDatapoint } from '@assay/shared/contracts';
import { ACTIONS, formatDate, isMetricDataType, type Language } from '@assay/shared/domain';
import { publishingText, text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Badge, Button, Text, TextLink } from '@assay/shared/ui';
import { useState } from 'react';
import type { EditedMetric } from '../datapoint-editor/datapoint-draft.ts';
import { DocumentSourceLink } from '../document-source/document-source-link.tsx';
import { MetricValue } from '../metric-value/metric-value.tsx';
import { isCalculated } from './calculated.ts';
import { figureText } from './figure-text.ts';
import { valueSourceText } from './value-source-text.ts';
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

/** The figure that a value replaced, with the document that said it, who verified it, or who typed it. */
function restatedText(
  { dataSource: source, enteredBy, verifiedBy: name }: NonNullable<StoredDatapoint['restatedFrom']>,
  figure: string,
): string {
  if (typeof enteredBy === 'string') return text('datapoints.restatedTyped', { figure, name: enteredBy });
  return typeof name === 'string'
    ? text('datapoints.restatedVerified', { figure, source, name })
    : text('datapoints.restatedFrom', { figure, source });
}

/** What a calculated value was made of, each with where it comes from. */
function Operands({ datapoint, language }: Pick<HistoryValueProps, 'datapoint' | 'language'>) {
  const parts = (datapoint.operands ?? []).map((operand) => {
    const { fin, name, metricType: type, isPrevious, reportingDate, source } = operand;
    const dataType = isMetricDataType(type) ? type : 'STRING';
    const value = figureText({ fin, dataType }, operand, language);
    const read = isPrevious
      ? text('metrics.operandPrevious', { name, value, date: formatDate(reportingDate, language) })
      : text('metrics.operand', { name, value });
    return source ? text('datapoints.operandFrom', { operand: read, source: valueSourceText(source) }) : read;
  });
  return (
    <Text quiet caption>
      {text('datapoints.calculatedFrom', { operands: parts.join(', ') })}
    </Text>
  );
}

/** That the document of a value says something else now, or is not confirmed any more; nothing where it is as it was. */
function Publishing({
  datapoint: { document },
  language,
}: Pick<HistoryValueProps, 'datapoint' | 'language'>) {
  const { unpublishedChanges = 0, confirmedUntil } = document ?? {};
  const state =
    typeof confirmedUntil === 'string'
      ? text('datapoints.confirmedUntil', { date: formatDate(confirmedUntil.slice(0, 10), language) })
      : publishingText({ unpublishedChanges, storedValues: null }, language);
  return state === null ? null : <Badge tone="doubt">{state}</Badge>;
}

/** Where a value comes from, and who stands for it. */
function Source({ datapoint, language }: Pick<HistoryValueProps, 'datapoint' | 'language'>) {
  const { document, dataSource, isVerified, verifiedBy, lastModifiedBy } = datapoint;
  if (isCalculated(datapoint)) return <Operands datapoint={datapoint} language={language} />;
  const isTyped = dataSource === 'Manual';
  return (
    <>
      <DocumentLink datapoint={datapoint} />
      {!isTyped && <Publishing datapoint={datapoint} language={language} />}
      {!document && (
        <Text quiet caption>
          {isTyped ? text('datapoints.manualBy', { name: lastModifiedBy }) : dataSource}
        </Text>
      )}
      {isTyped && document && (
        <Badge tone="edited" title={text('datapoints.editedDocument', { document: document.fileName })}>
          {text('datapoints.editedBy', { name: lastModifiedBy })}
        </Badge>
      )}
      {isVerified && verifiedBy !== null && (
        <Text quiet caption>
          {text('datapoints.verifiedBy', { name: verifiedBy })}
        </Text>
      )}
      {!isTyped && document?.schema && (
        <Text quiet caption>
          {text('datapoints.extractedBy', document.schema)}
        </Text>
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
      <Text as="div" caption className={classes.source}>
        <div className={classes.sourceLine}>
          <Source datapoint={datapoint} language={language} />
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
              <PermissionLock needs={ACTIONS['entities.delete']}>
                <Button size="sm" onClick={() => onRestore(id)}>
                  {text('datapoints.restore')}
                </Button>
              </PermissionLock>
            )}
          </div>
        )}
        {isOpen && <ValueChanges id={id} metric={metric} language={language} label={changesLabel} />}
      </Text>
    </div>
  );
}
