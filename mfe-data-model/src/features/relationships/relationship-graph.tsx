import { useApi } from '@assay/shared/api-client';
import { entityTypeColour, formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { RouteLink } from '@assay/shared/router';
import { entityTypeName } from '../../entity/entity-type-label.tsx';
import { graphNodes, GRAPH_SIZE, MAX_NODES, type GraphNode } from './graph-layout.ts';
import { relationshipGraphQuery } from './relationships.queries.ts';
import classes from './relationships.module.css';

/** Width and height of a name in px; longer ones are cut off, and whole in the tooltip. */
const LABEL = { width: 116, height: 18 };

interface LabelProps {
  readonly x: number;
  /** The upper edge. */
  readonly y: number;
  readonly children: string;
  readonly title: string;
  readonly isMiddle?: boolean;
}

function Label({ x, y, children, title, isMiddle }: LabelProps) {
  return (
    <foreignObject x={x - LABEL.width / 2} y={y} {...LABEL}>
      <span className={classes.label} title={title} data-middle={isMiddle || undefined}>
        {children}
      </span>
    </foreignObject>
  );
}

interface NodeProps {
  readonly node: GraphNode;
  readonly onShowType: (fin: string) => void;
}

interface DotProps {
  readonly node: GraphNode;
  readonly fin: string;
  readonly label: string;
  readonly title: string;
}

function Dot({ node: { x, y, kind }, fin, label, title }: DotProps) {
  const radius = kind === 'type' ? 14 : 7;
  // The name stands away from the middle, where no line is.
  const isAbove = y < GRAPH_SIZE / 2;
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={entityTypeColour(fin)} />
      <Label x={x} y={isAbove ? y - radius - LABEL.height - 2 : y + radius + 2} title={title}>
        {label}
      </Label>
    </>
  );
}

/** A node that opens its relationship, or shows the relationships of its type in the list. */
function Node({ node, onShowType }: NodeProps) {
  if (node.kind === 'entity') {
    const { id, relatedEntity } = node.relationship;
    return (
      <RouteLink route="data-model.relationship" params={{ id }} className={classes.node}>
        <Dot node={node} fin={relatedEntity.type.fin} label={relatedEntity.name} title={relatedEntity.name} />
      </RouteLink>
    );
  }
  const type = entityTypeName(node);
  const count = formatNumber(String(node.count));
  const title = text('relationships.graphShow', { type, count });
  const show = () => onShowType(node.fin);
  return (
    <g
      className={classes.node}
      role="button"
      tabIndex={0}
      onClick={show}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        show();
      }}
    >
      <Dot
        node={node}
        fin={node.fin}
        label={text('relationships.graphGroup', { type, count })}
        title={title}
      />
    </g>
  );
}

export interface RelationshipGraphProps {
  readonly entity: { readonly id: string; readonly name: string };
  /** Shows the relationships of a type in the list. */
  readonly onShowType: (fin: string) => void;
}

/** The entity in the middle and what it is related to around it; the list beside it says the same in words. */
export function RelationshipGraph({ entity, onShowType }: RelationshipGraphProps) {
  const api = useApi();
  const { data } = useQuery(relationshipGraphQuery(api, entity.id, MAX_NODES));
  const nodes = data ? graphNodes(data) : [];
  if (nodes.length === 0) return null;
  const middle = GRAPH_SIZE / 2;
  return (
    <svg
      className={classes.graph}
      viewBox={`0 0 ${GRAPH_SIZE} ${GRAPH_SIZE}`}
      role="group"
      aria-label={text('relationships.graph', { entity: entity.name })}
    >
      {nodes.map(({ key, x, y }) => (
        <line key={key} x1={middle} y1={middle} x2={x} y2={y} className={classes.edge} />
      ))}
      <circle className={classes.middle} cx={middle} cy={middle} r={9} />
      {nodes.map((node) => (
        <Node key={node.key} node={node} onShowType={onShowType} />
      ))}
      <Label x={middle} y={middle + 11} title={entity.name} isMiddle>
        {entity.name}
      </Label>
    </svg>
  );
}
