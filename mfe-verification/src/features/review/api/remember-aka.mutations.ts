import { useApi } from '@assay/shared/api-client';
import { findNameOwners, setEntityAkas, type Entity } from '@assay/shared/contracts';
import { normaliseEntityName } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { entitiesKey, useMutation, useQueryClient } from '@assay/shared/query';
import { useState } from 'react';
import { readEntity } from './entity-link.queries.ts';

/** A name that is to become an AKA of an entity. */
export interface NewAka {
  readonly entity: Pick<Entity, 'id' | 'name'>;
  readonly aka: string;
}

/**
 * Remembers a name as an AKA of an entity [API-051], with Undo. Where another entity has the name, it asks first: `pendingAka`
 * names that entity.
 */
export function useRememberAka() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [pendingAka, setPendingAka] = useState<(NewAka & { readonly owner: string }) | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: entitiesKey });

  /** Replaces the AKAs by what `change` makes of those that are stored now. */
  const changeAkas = async (id: string, change: (akas: readonly string[]) => string[]) => {
    const stored = await readEntity(api, id);
    if (!stored) return;
    const body = { akas: change(stored.akas), timeUpdated: stored.timeUpdated };
    await api.call(setEntityAkas, { params: { id }, body });
  };
  const undo = async ({ entity, aka }: NewAka) => {
    const isAnother = (name: string) => normaliseEntityName(name) !== normaliseEntityName(aka);
    try {
      await changeAkas(entity.id, (akas) => akas.filter(isAnother));
      notify('entities.akaForgotten', { aka });
    } catch (error) {
      notify.failure(error, 'entities.updateAkasFailed');
    }
    await reload();
  };
  const add = useMutation({
    mutationFn: ({ entity, aka }: NewAka) => changeAkas(entity.id, (akas) => [...akas, aka]),
    onSuccess: (_, added) => {
      const action = { label: 'entities.undo' as const, run: () => void undo(added) };
      notify('entities.akaRemembered', { aka: added.aka, entity: added.entity.name }, action);
    },
    onError: (error) => notify.failure(error, 'entities.updateAkasFailed'),
    onSettled: () => {
      setPendingAka(null);
      return reload();
    },
  });
  const check = useMutation({
    mutationFn: ({ aka }: NewAka) => api.call(findNameOwners, { body: { names: [aka] } }),
    onSuccess: ({ owners }, wanted) => {
      const other = owners.find(({ entityId }) => entityId !== wanted.entity.id);
      if (other) setPendingAka({ ...wanted, owner: other.entityName });
      else add.mutate(wanted);
    },
    onError: (error) => notify.failure(error, 'entities.updateAkasFailed'),
  });
  return {
    pendingAka,
    isPending: check.isPending || add.isPending,
    remember: (wanted: NewAka) => check.mutate(wanted),
    confirm: () => pendingAka && add.mutate(pendingAka),
    cancel: () => setPendingAka(null),
  };
}
