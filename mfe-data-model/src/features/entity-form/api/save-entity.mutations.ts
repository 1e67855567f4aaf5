import { ApiError, useApi, type ApiClient } from '@assay/shared/api-client';
import { listEntities, setEntityAkas, updateEntity, type Entity } from '@assay/shared/contracts';
import type { MessageKey } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { entitiesKey, useMutation, useQueryClient } from '@assay/shared/query';
import { takenMessage } from './taken-message.ts';
import { entityByNameQuery, readEntity } from '../../../entity/entity.queries.ts';
import type { EntityChange } from '../model/entity-fields.ts';

interface Save {
  readonly entity: Entity;
  readonly change: EntityChange;
}

/** A step of a save that failed after earlier steps were stored. */
interface FailedStep {
  readonly error: unknown;
  readonly key: MessageKey;
}

interface Saved {
  readonly entity: Entity;
  readonly failed: FailedStep | null;
}

/** The name belongs to another entity [ENT-031]. */
class NameTaken extends Error {}

async function requireFreeName(api: ApiClient, name: string, id: string): Promise<void> {
  const { entities } = await api.call(listEntities, { query: { name } });
  if (entities.some((other) => other.id !== id)) throw new NameTaken();
}

/** Sends what changed; the name must be free [ENT-024, ENT-032]. Rejects only while nothing is stored. */
async function save(api: ApiClient, { entity, change: { metadata, akas } }: Save): Promise<Saved> {
  let stored = entity;
  let failed: FailedStep | null = null;
  if (metadata) {
    if (metadata.name !== undefined) await requireFreeName(api, metadata.name, entity.id);
    const body = { ...metadata, timeUpdated: entity.timeUpdated };
    stored = await api.call(updateEntity, { params: { id: entity.id }, body });
  }
  if (akas) {
    try {
      const body = { akas: [...akas], timeUpdated: stored.timeUpdated };
      stored = await api.call(setEntityAkas, { params: { id: entity.id }, body });
    } catch (error) {
      failed = { error, key: 'entities.updateAkasFailed' };
    }
  }
  try {
    stored = (await readEntity(api, entity.id)) ?? stored;
  } catch (error) {
    failed ??= { error, key: 'entities.findFailed' };
  }
  return { entity: stored, failed };
}

function useFailureNotification() {
  const notify = useNotify();
  return (error: unknown, fallback: MessageKey) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (error instanceof NameTaken) notify('entities.nameTaken');
    else if (error instanceof ApiError && code === 'RESOURCE_DUPLICATED') notify(takenMessage(error));
    else if (code === 'VALUE_CONFLICT') notify('entities.changedMeanwhile');
    else notify.failure(error, fallback);
  };
}

/**
 * Saves the overview form: metadata and AKAs by their own calls [API-050, API-051]. `onSaved` receives the stored entity
 * and whether all of the change was stored.
 */
export function useSaveEntity({
  onSaved,
}: {
  readonly onSaved: (entity: Entity, isComplete: boolean) => void;
}) {
  const api = useApi();
  const notify = useNotify();
  const notifyFailure = useFailureNotification();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Save) => save(api, input),
    onSuccess: ({ entity, failed }) => {
      if (failed === null) notify('entities.updated');
      else notifyFailure(failed.error, failed.key);
      queryClient.setQueryData(entityByNameQuery(api, entity.name).queryKey, entity);
      onSaved(entity, failed === null || failed.key === 'entities.findFailed');
      void queryClient.invalidateQueries({ queryKey: [...entitiesKey, 'list'] });
      // Another name or AKA may be one that had no entity. The list, which is not open, shows the new number at once.
      void queryClient.invalidateQueries({
        queryKey: [...entitiesKey, 'unmatched-count'],
        refetchType: 'all',
      });
    },
    onError: (error) => {
      notifyFailure(error, 'entities.updateFailed');
      if (error instanceof ApiError && error.code === 'VALUE_CONFLICT')
        void queryClient.invalidateQueries({ queryKey: entitiesKey });
    },
  });
}
