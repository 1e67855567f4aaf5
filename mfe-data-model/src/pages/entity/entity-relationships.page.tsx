import { EntityRelationships } from '../../features/relationships/index.ts';
import { useEntityOutlet } from './entity-outlet.ts';

/** `/entities/{name}/relationships`: what the entity is related to. */
export function EntityRelationshipsPage() {
  const { entity } = useEntityOutlet();
  return <EntityRelationships key={entity.id} entity={entity} />;
}
