import { text } from '@assay/shared/messages';
import { useAddressUpdate, useSearchParam } from '@assay/shared/router';
import { EmptyState, Tabs } from '@assay/shared/ui';
import { entityTypeName } from '../../entity/entity-type-label.tsx';
import { useEntityTypes } from '../../entity/entity-types.queries.ts';
import { MisplacedValues, OwnerMetrics } from '../../features/entity-metrics/index.ts';
import { RelationshipFigures } from '../../features/relationships/index.ts';
import { useEntityOutlet } from './entity-outlet.ts';
import classes from './entity.module.css';

const PARAMETER = 'entityType';

/** `/entities/{name}/metrics`: a tab for each type of the entity, with the metrics of that type [MET-001]. */
export function EntityMetricsPage() {
  const { entity } = useEntityOutlet();
  const types = useEntityTypes();
  const [typeFin] = useSearchParam(PARAMETER);
  const update = useAddressUpdate();
  const type = entity.types.find(({ fin }) => fin === typeFin) ?? entity.types[0];
  const elsewhere = (
    <>
      <MisplacedValues key={entity.id} owner={{ kind: 'entity', id: entity.id }} />
      <RelationshipFigures entity={entity} />
    </>
  );
  if (!type)
    return (
      <div className={classes.content}>
        {elsewhere}
        <EmptyState message={text('relationships.noTypes')} description={text('relationships.noTypesHint')} />
      </div>
    );
  return (
    <div className={classes.content}>
      {elsewhere}
      <Tabs
        label={text('relationships.entityTypes')}
        tabs={entity.types.map((one) => ({ id: one.fin, label: entityTypeName(one) }))}
        value={type.fin}
        // A filter of one type means nothing for another.
        onChange={(fin) => update(() => new URLSearchParams({ [PARAMETER]: fin }))}
      >
        <OwnerMetrics
          key={`${entity.id} ${type.fin}`}
          owner={{ kind: 'entity', id: entity.id, type: type.fin }}
          types={types}
          location="schema-builder/entity-metrics"
        />
      </Tabs>
    </div>
  );
}
