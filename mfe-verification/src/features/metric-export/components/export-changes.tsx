import { formatDateTime, formatMetricValue, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { Button, IconPencil, iconProps, Popover, Text } from '@assay/shared/ui';
import { useExportChanges, type ExportChanges as Changes } from '../api/export-changes.queries.ts';
import classes from './export-changes.module.css';

export interface ExportChangesProps {
  readonly documentRequestId: string;
  /** Whether every edit is saved: what is not saved yet is no change. */
  readonly isSaved: boolean;
  /** Shows the field of a change. */
  readonly onShow: (metricId: string) => void;
}

/** Says that confirmed values changed since they were exported, and which. Not shown where none did. */
export function ExportChanges({ documentRequestId, isSaved, onShow }: ExportChangesProps) {
  const { defaultLanguage: language } = useSettings();
  const { data: exports = [] } = useExportChanges(documentRequestId, isSaved);
  if (exports.length === 0) return null;
  return (
    <Popover
      label={text('exports.changedSince')}
      trigger={
        <Button variant="quiet" icon={<IconPencil {...iconProps} />}>
          {text('exports.changedSince')}
        </Button>
      }
    >
      <div className={classes.exports}>
        {exports.map((one) => (
          <ChangedExport
            key={`${one.profile} ${one.exportedAt}`}
            changed={one}
            language={language}
            onShow={onShow}
          />
        ))}
      </div>
    </Popover>
  );
}

interface ChangedExportProps {
  readonly changed: Changes;
  readonly language: Language;
  readonly onShow: (metricId: string) => void;
}

function ChangedExport({ changed, language, onShow }: ChangedExportProps) {
  const { profile, exportedBy: name, exportedAt, changes } = changed;
  const title = text('exports.changesForm', {
    form: profile ?? text('exports.profileStandard'),
    name,
    time: formatDateTime(exportedAt, language),
  });
  return (
    <section aria-label={title}>
      <Text as="h3" quiet caption className={classes.title}>
        {title}
      </Text>
      <ul className={classes.changes}>
        {changes.map(({ kind, metricId, fin, name: metric, row, dataType, before, now }) => {
          const show = (value: typeof now) =>
            value === null ? '' : formatMetricValue({ fin, dataType, ...value }, language);
          const field = row === null ? metric : text('exports.fieldRow', { field: metric, row });
          return (
            <li key={`${metricId} ${kind}`}>
              <span className={classes.field}>
                {kind === 'removed' ? (
                  field
                ) : (
                  <Button size="sm" variant="quiet" onClick={() => onShow(metricId)}>
                    {field}
                  </Button>
                )}
              </span>
              <span className={classes.values}>
                {before !== null && (
                  <Text as="del" quiet>
                    {show(before)}
                  </Text>
                )}
                {now === null ? (
                  <Text caption className={classes.kind}>
                    {text('exports.changeRemoved')}
                  </Text>
                ) : (
                  <ins>{show(now)}</ins>
                )}
                {before === null && (
                  <Text caption className={classes.kind}>
                    {text('exports.changeAdded')}
                  </Text>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
