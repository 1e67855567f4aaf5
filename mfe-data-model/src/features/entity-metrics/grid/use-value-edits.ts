import { useApi } from '@assay/shared/api-client';
import type { StoredDatapoint } from '@assay/shared/contracts';
import { ACTIONS } from '@assay/shared/domain';
import { useCan, useNotify, usePlatform } from '@assay/shared/platform';
import { datapointsKey, useQueryClient } from '@assay/shared/query';
import { useStore } from '@assay/shared/state';
import { useSessionSaving } from '@assay/shared/widgets/data-grid';
import { useEffect, useMemo, useState } from 'react';
import { allLatestValuesQuery } from '../entity-metrics.queries.ts';
import type { MetricOwner } from '../metric-owner.ts';
import { sendSteps } from './send-steps.ts';
import { ValueJournal } from './value-journal.ts';
import type { ValueRow } from './value-rows.ts';
import { ValueSession } from './value-session.ts';
import { toValueState, type ValueState } from './value-state.ts';
import { editedFinsOf } from './value-steps.ts';

interface EditedValues {
  readonly owner: MetricOwner;
  readonly rows: readonly ValueRow[];
  /** The latest values of all metrics, those that a filter hides too. */
  readonly latest: ReadonlyMap<string, StoredDatapoint>;
  readonly today: string;
  readonly isReadOnly: boolean;
}

const toStates = (latest: ReadonlyMap<string, StoredDatapoint>) =>
  new Map([...latest].map(([fin, value]) => [fin, toValueState(value)]));

/** The session of the values of an owner, for as long as the component lives. */
function useValueSession({ owner, rows, latest, today, isReadOnly }: EditedValues): ValueSession {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { user } = usePlatform().session;
  const canDelete = useCan(ACTIONS['entities.delete']);
  const loaded = useMemo(
    () => new Map([...rows.map(({ metric, stored }) => [metric.fin, stored] as const), ...toStates(latest)]),
    [rows, latest],
  );
  const [session] = useState(
    () =>
      new ValueSession(loaded, {
        today,
        journal: new ValueJournal(owner, user.id ?? user.email),
        canDelete,
        send: (steps) =>
          sendSteps(api, owner, steps, (error) => notify.failure(error, 'datapoints.updateFailed')),
        reload: async () => {
          const query = allLatestValuesQuery(api, owner, undefined);
          try {
            await queryClient.invalidateQueries({ queryKey: datapointsKey });
            return toStates(await queryClient.fetchQuery(query));
          } catch (error) {
            notify.failure(error, 'datapoints.updateFailed');
            return null;
          }
        },
      }),
  );
  useEffect(() => session.updateLoaded(loaded), [session, loaded]);
  useSessionSaving(session, isReadOnly, 'verification.restored');
  return session;
}

/** Changes the latest values of an owner; each change is one step of undo. */
export function useValueEdits(values: EditedValues) {
  const session = useValueSession(values);
  const { value, original, canUndo, canRedo } = useStore(session.draft);
  const { failed, conflicts } = useStore(session.state);
  const edited = useMemo(() => new Set(editedFinsOf({ value, original })), [value, original]);
  return {
    canUndo,
    canRedo,
    undo: () => session.undo(),
    redo: () => session.redo(),
    retry: () => session.flush(),
    failed,
    conflicts,
    isEdited: (fin: string) => edited.has(fin),
    /** The value of a row as it is shown: the edited one, else the stored one. */
    stateOf: ({ metric, stored }: ValueRow): ValueState =>
      edited.has(metric.fin) ? (value[metric.fin] ?? stored) : stored,
    apply: (name: string, edits: readonly { readonly row: ValueRow; readonly to: ValueState }[]) =>
      session.change(
        name,
        edits.map(({ row, to }) => ({ fin: row.metric.fin, to })),
      ),
    resolve: (fin: string, choice: 'mine' | 'theirs') => session.resolve(fin, choice),
  };
}

export type ValueEdits = ReturnType<typeof useValueEdits>;
