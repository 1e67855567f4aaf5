import type { RelatedEntities } from '@assay/shared/contracts';

/** The most entities that are drawn one by one; more are drawn as one node for each type. */
export const MAX_NODES = 18;
/** Side of the drawing in px, and the distance of the nodes from its middle. */
export const GRAPH_SIZE = 360;
const RADIUS_X = 118;
const RADIUS_Y = 138;

/** A node around the entity: a related entity, or all of one type. */
export type GraphNode = { readonly key: string; readonly x: number; readonly y: number } & (
  | { readonly kind: 'entity'; readonly relationship: RelatedEntities }
  | { readonly kind: 'type'; readonly fin: string; readonly displayName: string; readonly count: number }
);

interface RelatedPage {
  readonly items: readonly RelatedEntities[];
  readonly totalCount: number;
  readonly types: readonly { readonly fin: string; readonly displayName: string; readonly count: number }[];
}

/** Places at equal angles around the middle, the first on top. */
function placeOf(index: number, count: number): { readonly x: number; readonly y: number } {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const middle = GRAPH_SIZE / 2;
  return { x: middle + RADIUS_X * Math.cos(angle), y: middle + RADIUS_Y * Math.sin(angle) };
}

/** The nodes of the graph: the related entities by type, or, where they are too many to be read, their types. */
export function graphNodes({ items, totalCount, types }: RelatedPage): readonly GraphNode[] {
  if (totalCount > MAX_NODES)
    return types.map((type, index) => ({
      kind: 'type',
      key: type.fin,
      ...type,
      ...placeOf(index, types.length),
    }));
  const byType = items.toSorted(
    (one, other) =>
      one.relatedEntity.type.fin.localeCompare(other.relatedEntity.type.fin) ||
      one.relatedEntity.name.localeCompare(other.relatedEntity.name),
  );
  return byType.map((relationship, index) => ({
    kind: 'entity',
    key: relationship.id,
    relationship,
    ...placeOf(index, byType.length),
  }));
}
