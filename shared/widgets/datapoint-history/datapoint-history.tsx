import { formatDate } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings, usePlatform } from '@assay/shared/platform';
import { ErrorPanel, Modal, WarningModal } from '@assay/shared/ui';
import { useEffect, useState } from 'react';
import type { EditedMetric } from '../datapoint-editor/datapoint-draft.ts';
import { isCalculated } from './calculated.ts';
import type { DatapointOwner } from './datapoint-owner.ts';
import { HistoryChart } from './history-chart.tsx';
import { HistoryTable } from './history-table.tsx';
import { HistoryToolbar } from './history-toolbar.tsx';
import { useHistory } from './use-history.ts';
import classes from './datapoint-history.module.css';

/** Width of the modal in px. */
const WIDTH = 1040;

export interface DatapointHistoryProps {
  readonly owner: DatapointOwner;
  readonly metric: EditedMetric & { readonly fin: string };
  /** Where it is opened, for analytics. */
  readonly location: string;
  readonly onClose: () => void;
}

/**
 * The history of a metric of an entity or a relationship [HIST-003]: its values over time, each with its document and
 * its changes, now or as known on a day; deletion behind a warning, with Undo [AMB-132].
 */
export function DatapointHistory({ owner, metric, location, onClose }: DatapointHistoryProps) {
  const { analytics } = usePlatform();
  const { defaultLanguage: language } = useSettings();
  const history = useHistory(owner, metric.fin);
  const [isAsking, setAsking] = useState(false);
  const { rows, selected, remove, status } = history;
  const chosen = rows.filter((row) => selected.has(row.id) && !isCalculated(row));
  const subject = { location, fin: metric.fin, entityId: owner.id };
  const { fin } = metric;
  const { id: entityId } = owner;
  useEffect(() => {
    analytics.track('datapoint_history_viewed', { location, fin, entityId });
  }, [analytics, location, fin, entityId]);

  const title = text('datapoints.historyTitle', { metric: metric.name });
  const deleteChosen = () =>
    remove.mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess: () => analytics.track('datapoint_deleted', subject),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Modal opened onClose={onClose} closable={!isAsking} title={title} width={WIDTH}>
        <div className={classes.history}>
          {status === 'erroring' && (
            <ErrorPanel
              title={text(remove.isError ? 'datapoints.deleteFailed' : 'datapoints.loadFailed')}
              onRetry={history.retry}
            />
          )}
          {(history.hasData || status !== 'erroring') && (
            <>
              <HistoryChart owner={owner} metric={metric} language={language} asKnownOn={history.asKnownOn} />
              <HistoryToolbar
                history={history}
                language={language}
                deletable={chosen.length}
                onDelete={() => setAsking(true)}
              />
              <HistoryTable history={history} metric={metric} language={language} label={title} />
            </>
          )}
        </div>
      </Modal>
      <WarningModal
        opened={isAsking}
        hideNote
        continuing={remove.isPending}
        onCancel={() => setAsking(false)}
        onContinue={deleteChosen}
      >
        <p>
          {chosen.length === 1
            ? text('datapoints.confirmDeleteOne', { date: formatDate(chosen[0]?.reportingDate, language) })
            : text('datapoints.confirmDelete', { count: chosen.length })}
        </p>
        <p>{text('datapoints.restorableFor')}</p>
      </WarningModal>
    </>
  );
}
