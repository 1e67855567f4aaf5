import { useApi } from '@assay/shared/api-client';
import type { SecondEntry } from '@assay/shared/contracts';
import { formatMetricValue, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { Button, StatusBadge, Text, TextLink } from '@assay/shared/ui';
import { DatapointEditor, type DatapointEditorHandle } from '@assay/shared/widgets';
import { useRef } from 'react';
import { offeredPowerOf, type DocumentTyping } from '../../../document/page-scales.ts';
import { rowNameOf } from '../../../document/row-name.ts';
import type { ReviewDocument, ReviewMetric } from '../../../document/review-document.ts';
import { useSecondEntry } from '../api/second-entries.mutations.ts';
import { secondEntriesQuery } from '../api/second-entries.queries.ts';
import classes from './second-entry.module.css';

/** What of a review the second entry takes part in. */
interface EnteredReview {
  readonly document: Pick<ReviewDocument, 'groups' | 'metrics' | 'request' | 'states'>;
  readonly rights: { readonly isReadOnly: boolean };
  readonly typing: DocumentTyping;
  /** `flush` saves all edits; false if one is still unsaved. */
  readonly session: { readonly flush: () => Promise<boolean> };
  readonly actions: { readonly show: (metricId: string) => void };
}

export interface SecondEntryNoteProps {
  readonly review: EnteredReview;
  /** Whether the document waits for its approval; before that nothing is entered a second time. */
  readonly isSubmitted: boolean;
  readonly language: Language;
  /** The document is to be loaded again: its values are no longer withheld, or one of them is another. */
  readonly onChanged: () => void;
}

/** A value that is left to do, with its metric. */
interface OpenEntry extends SecondEntry {
  readonly metric: ReviewMetric;
  /** The name of the metric, with that of its row where it is one of a table. */
  readonly label: string;
}

/** The values that the user enters without seeing the first entry, and those whose two entries differ. */
export function SecondEntryNote(props: SecondEntryNoteProps) {
  const {
    review: { document },
    isSubmitted,
  } = props;
  const api = useApi();
  const { data } = useQuery({ ...secondEntriesQuery(api, document.request.id), enabled: isSubmitted });
  const open = (data ?? []).flatMap((entry): OpenEntry[] => {
    const metric = document.metrics.get(entry.metricId);
    if (!metric) return [];
    const row = rowNameOf(document, metric.id);
    const label = row === null ? metric.label : text('verification.cellName', { row, metric: metric.label });
    return [{ ...entry, metric, label }];
  });
  if (!isSubmitted || open.length === 0) return null;
  const due = open.filter(({ entries }) => entries === null);
  const different = open.filter(({ entries }) => entries !== null);
  return (
    <section className={classes.note} aria-label={text('secondEntry.title')}>
      {due.length > 0 && <DueEntries {...props} due={due} />}
      {different.length > 0 && <DifferentEntries {...props} different={different} />}
    </section>
  );
}

/** An editor for each value that is due; after one is stored, the next opens. */
function DueEntries({
  review: { document, rights, typing, actions },
  due,
  language,
  onChanged,
}: SecondEntryNoteProps & { readonly due: readonly OpenEntry[] }) {
  const { enter } = useSecondEntry(document.request.id);
  const editors = useRef(new Map<string, DatapointEditorHandle>());
  const count = due.length;
  const store = async (metricId: string, value: string, currency: string | null) => {
    const left = await enter.mutateAsync({ metricId, value, currency });
    const next = due.find((entry) => left.some((one) => one.metricId === entry.metricId && !one.entries));
    if (next) editors.current.get(next.metricId)?.edit();
    else onChanged();
  };
  return (
    <>
      <StatusBadge tone="doubt">{text('secondEntry.due', { count })}</StatusBadge>
      <ul className={classes.entries}>
        {due.map(({ metric, label }) => (
          <li key={metric.id}>
            <TextLink onClick={() => actions.show(metric.id)}>{label}</TextLink>
            <DatapointEditor
              ref={(editor) => {
                if (editor) editors.current.set(metric.id, editor);
                else editors.current.delete(metric.id);
              }}
              metric={{
                fin: metric.fin,
                name: label,
                dataType: metric.dataType,
                validators: metric.validators,
              }}
              datapoint={null}
              canEdit={!rights.isReadOnly}
              language={language}
              typing={typing}
              offeredPower={(typed) =>
                offeredPowerOf(typed, metric, { state: undefined, scales: typing.scales })
              }
              onSave={({ value, currency }) => store(metric.id, value ?? '', currency)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The two entries of each value beside each other, and for a person whose work it is not the choice. */
function DifferentEntries({
  review: { document, rights, session, actions },
  different,
  language,
  onChanged,
}: SecondEntryNoteProps & { readonly different: readonly OpenEntry[] }) {
  const { choose } = useSecondEntry(document.request.id);
  const count = different.length;
  const take = async (metricId: string, entry: 'first' | 'second') => {
    if (!(await session.flush())) return;
    choose.mutate({ metricId, entry }, { onSuccess: onChanged });
  };
  return (
    <>
      <StatusBadge tone="wrong">{text('secondEntry.differs', { count })}</StatusBadge>
      <ul className={classes.entries}>
        {different.map(({ metric, label, entries, canChoose }) => {
          if (entries === null) return null;
          const show = ({ value, currency }: typeof entries.first) =>
            formatMetricValue({ fin: metric.fin, dataType: metric.dataType, value, currency }, language);
          const sides = [
            ['first', 'secondEntry.first', 'secondEntry.keepFirst', 'secondEntry.keepFirstOf'],
            ['second', 'secondEntry.second', 'secondEntry.takeSecond', 'secondEntry.takeSecondOf'],
          ] as const;
          return (
            <li key={metric.id}>
              <TextLink onClick={() => actions.show(metric.id)}>{label}</TextLink>
              <dl className={classes.sides}>
                {sides.map(([side, name, action, actionOf]) => (
                  <div key={side}>
                    <Text as="dt" caption>
                      {text(name)}{' '}
                      <Text quiet caption>
                        {entries[side].enteredBy}
                      </Text>
                    </Text>
                    <dd>{show(entries[side])}</dd>
                    {canChoose && !rights.isReadOnly && (
                      <dd>
                        <Button
                          size="sm"
                          aria-label={text(actionOf, { metric: label })}
                          loading={choose.isPending}
                          onClick={() => void take(metric.id, side)}
                        >
                          {text(action)}
                        </Button>
                      </dd>
                    )}
                  </div>
                ))}
              </dl>
              {!canChoose && (
                <Text as="p" quiet caption>
                  {text('secondEntry.otherChooses')}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
