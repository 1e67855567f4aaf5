import { useApi } from '@assay/shared/api-client';
import { listEntityDuplicates, type Entity, type EntityDuplicate } from '@assay/shared/contracts';
import { entityPathName } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { queryOptions, useQuery } from '@assay/shared/query';
import { Text, TextLink } from '@assay/shared/ui';
import { DuplicateActions, type DuplicateAnswers } from './duplicate-actions.tsx';
import { DUPLICATES_KEY } from './duplicates.queries.ts';
import classes from './entity-duplicates.module.css';

interface DuplicatesOfEntityProps extends Pick<DuplicateAnswers, 'onMerge'> {
  readonly entity: Entity;
}

/** An entity that may be the one of the page. */
function Duplicate({
  duplicate,
  entity,
  onMerge,
}: DuplicatesOfEntityProps & { readonly duplicate: EntityDuplicate }) {
  const other = duplicate.entities.find((paired) => paired.entity.id !== entity.id)?.entity;
  if (other === undefined) return null;
  const { name } = other;
  return (
    <li className={classes.duplicate}>
      <span className={classes.otherName}>
        <TextLink
          plain
          render={(props) => (
            <RouteLink route="data-model.entity" params={{ name: entityPathName(name) }} {...props} />
          )}
        >
          {name}
        </TextLink>
      </span>
      <Text quiet caption>
        {text('entities.similarityOf', { percent: Math.round((duplicate.similarity ?? 0) * 100) })}
      </Text>
      <DuplicateActions duplicate={duplicate} onMerge={onMerge} />
    </li>
  );
}

/** The entities that may be the same as one, as far as the last search found any, with the answers. */
export function DuplicatesOfEntity({ entity, onMerge }: DuplicatesOfEntityProps) {
  const api = useApi();
  const query = { entityId: entity.id };
  const { data } = useQuery(
    queryOptions({
      queryKey: [...DUPLICATES_KEY, query],
      queryFn: async ({ signal }) => (await api.call(listEntityDuplicates, { query }, { signal })).items,
    }),
  );
  if (data === undefined || data.length === 0) return null;
  return (
    <section className={classes.duplicates} aria-label={text('entities.duplicatesOfEntity')}>
      <h2 className={classes.title}>{text('entities.duplicatesOfEntity')}</h2>
      <ul className={classes.list}>
        {data.map((duplicate) => (
          <Duplicate
            key={duplicate.entities.map((paired) => paired.entity.id).join(' ')}
            duplicate={duplicate}
            entity={entity}
            onMerge={onMerge}
          />
        ))}
      </ul>
    </section>
  );
}
