import type { MetricPlace, MetricSettings, SchemaMetric } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, EmptyState, IconPlus, iconProps, Text, VisuallyHidden } from '@assay/shared/ui';
import { useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { useSchemaDraft } from '../model/schema-draft.ts';
import { useSchemaEdit } from '../model/use-schema-edit.ts';
import { MetricPicker } from './metric-picker.tsx';
import { MetricRow } from './metric-row.tsx';
import { MetricSettingsDialog } from './metric-settings-dialog.tsx';
import { useReorder } from './use-reorder.ts';
import classes from './schema-editor.module.css';

/** A list shows so many rows, more than a window holds, with the click that opens it, and the others right after. */
const FIRST_ROWS = 60;

interface MetricListProps {
  readonly place: MetricPlace;
  readonly metrics: readonly SchemaMetric[];
  /** The settings of the view, beside the button that adds metrics. */
  readonly bar: ReactNode;
}

function ColumnHeads() {
  return (
    <Text as="div" quiet caption className={classes.heads} aria-hidden>
      <span />
      <span>{text('schemas.columnMetric')}</span>
      <span>{text('schemas.columnType')}</span>
      <span>{text('schemas.columnTimePeriod')}</span>
      <span>{text('schemas.required')}</span>
      <span>{text('schemas.priority')}</span>
      <span>{text('schemas.columnSources')}</span>
    </Text>
  );
}

/** The metrics at one place of a schema: their toggles, their order, and adding more [AMB-107]. */
export function MetricList({ place, metrics, bar }: MetricListProps) {
  const { canEdit } = useSchemaDraft();
  const edit = useSchemaEdit();
  const [isPicking, setPicking] = useState(false);
  const [openFin, setOpenFin] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const isWhole = useDeferredValue(true, false);
  const rows = isWhole ? metrics : metrics.slice(0, FIRST_ROWS);
  const change = useCallback(
    (fin: string, changes: Partial<MetricSettings>) => edit({ kind: 'updateMetric', fin, changes }),
    [edit],
  );
  const reorder = useReorder(
    metrics.map(({ fin }) => fin),
    (fin, index) => {
      edit({ kind: 'moveMetric', fin, index, ...place });
      const name = metrics.find((metric) => metric.fin === fin)?.displayName ?? fin;
      setAnnouncement(text('schemas.movedTo', { name, position: index + 1, count: metrics.length }));
    },
  );
  const opened = metrics.find(({ fin }) => fin === openFin);
  return (
    <div className={classes.metrics}>
      <div className={classes.bar}>
        {bar}
        {canEdit && (
          <Button
            size="sm"
            className={classes.addMetrics}
            icon={<IconPlus {...iconProps} />}
            onClick={() => setPicking(true)}
          >
            {text('schemas.addMetrics')}
          </Button>
        )}
      </div>
      {metrics.length === 0 ? (
        <EmptyState
          message={text('schemas.noMetrics')}
          description={text(place.view === null ? 'schemas.noMetricsHint' : 'schemas.emptyViewHint')}
        />
      ) : (
        <>
          <ColumnHeads />
          <ul className={classes.rows} aria-label={text('schemas.metrics')}>
            {rows.map((metric) => (
              <MetricRow
                key={metric.fin}
                metric={metric}
                canEdit={canEdit}
                reorder={reorder}
                onChange={change}
                onOpen={setOpenFin}
              />
            ))}
          </ul>
        </>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {isPicking && <MetricPicker place={place} onClose={() => setPicking(false)} />}
      {opened && <MetricSettingsDialog metric={opened} place={place} onClose={() => setOpenFin(null)} />}
    </div>
  );
}
