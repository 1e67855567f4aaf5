import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listEntityMerges, type Entity, type EntityMerge } from '@assay/shared/contracts';
import { ACTIONS, formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useSettings } from '@assay/shared/platform';
import { entitiesKey, queryOptions, useQuery } from '@assay/shared/query';
import { Button, Text } from '@assay/shared/ui';
import { useUndoMerge } from './merge-entities.mutations.ts';
import classes from './merged-entities.module.css';

/** Read anew whenever the entity has changed: a change ends the chance to undo. */
function mergesQuery(api: ApiClient, { id, timeUpdated }: Entity) {
  return queryOptions({
    queryKey: [...entitiesKey, 'merges', id, timeUpdated],
    queryFn: async ({ signal }) => (await api.call(listEntityMerges, { params: { id } }, { signal })).merges,
  });
}

function MergedEntity({ merge }: { readonly merge: EntityMerge }) {
  const undo = useUndoMerge();
  const { defaultLanguage } = useSettings();
  const { id, name, mergedBy: by, mergedAt, canUndo } = merge;
  return (
    <li className={classes.merge}>
      <span className={classes.name} title={name}>
        {name}
      </span>
      <Text quiet caption className={classes.detail}>
        {text('entities.mergedBy', { by, time: formatDateTime(mergedAt, defaultLanguage) })}
      </Text>
      {canUndo ? (
        <PermissionLock needs={ACTIONS['entities.merge']}>
          <Button size="sm" loading={undo.isPending} onClick={() => undo.mutate(id)}>
            {text('entities.undo')}
          </Button>
        </PermissionLock>
      ) : (
        <Text quiet caption className={classes.detail}>
          {text('entities.mergeChanged')}
        </Text>
      )}
    </li>
  );
}

/** The entities that were merged into one, each with Undo while nothing has changed since [AMB-132]. */
export function MergedEntities({ entity }: { readonly entity: Entity }) {
  const { data = [] } = useQuery(mergesQuery(useApi(), entity));
  if (data.length === 0) return null;
  return (
    <section className={classes.merges} aria-label={text('entities.mergedEntities')}>
      <h2 className={classes.title}>{text('entities.mergedEntities')}</h2>
      <ul className={classes.list}>
        {data.map((merge) => (
          <MergedEntity key={merge.id} merge={merge} />
        ))}
      </ul>
    </section>
  );
}
