import { ApiError, useApi, type ApiClient } from '@assay/shared/api-client';
import { createEntity, setEntityAkas, type Entity } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { entitiesKey, useMutation, useQueryClient } from '@assay/shared/query';
import { readEntity } from '../../../entity/entity.queries.ts';
import { takenMessage } from './taken-message.ts';
import { metadataOf, type EntityFields } from '../model/entity-fields.ts';

interface Created {
  /** Null where it could not be read again [ENT-042]. */
  readonly entity: Entity | null;
  readonly akasError: unknown;
}

async function create(api: ApiClient, fields: EntityFields): Promise<Created> {
  const { id } = await api.call(createEntity, { body: metadataOf(fields) });
  let akasError: unknown = null;
  if (fields.akas.length > 0) {
    await api
      .call(setEntityAkas, { params: { id }, body: { akas: [...fields.akas] } })
      .catch((error: unknown) => (akasError = error));
  }
  const entity = await readEntity(api, id).catch(() => null);
  return { entity, akasError };
}

/**
 * Creates an entity, then sets its AKAs, then reads it again [API-049, API-051, ENT-041]. Where setting the AKAs fails, the
 * entity is created all the same [AKA-011].
 */
export function useCreateEntity({ onCreated }: { readonly onCreated: (entity: Entity | null) => void }) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (fields: EntityFields) => create(api, fields),
    onSuccess: ({ entity, akasError }) => {
      if (akasError !== null) notify.failure(akasError, 'entities.akasNotSet');
      if (entity === null) notify('entities.notFound');
      else if (akasError === null) notify('entities.created');
      onCreated(entity);
      return queryClient.invalidateQueries({ queryKey: entitiesKey });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'RESOURCE_DUPLICATED') notify(takenMessage(error));
      else notify.failure(error, 'entities.createFailed');
    },
  });
}
