import { useEntityTypes } from '../../entity/entity-types.queries.ts';
import { MisplacedValues, OwnerMetrics } from '../../features/entity-metrics/index.ts';
import { useRelationshipOutlet } from './relationship.page.tsx';
import classes from './relationship.module.css';

/** `/entity-relationships/{id}/metrics`: the metrics of the relationship with their values and history [REL-003]. */
export function RelationshipMetricsPage() {
  const { relationship } = useRelationshipOutlet();
  const types = useEntityTypes();
  const { id, entity, relatedEntity } = relationship;
  return (
    <div className={classes.content}>
      <MisplacedValues owner={{ kind: 'relationship', id }} />
      <OwnerMetrics
        owner={{ kind: 'relationship', id, types: [entity.type.fin, relatedEntity.type.fin] }}
        types={types}
        location="schema-builder/relationship-metrics"
      />
    </div>
  );
}
