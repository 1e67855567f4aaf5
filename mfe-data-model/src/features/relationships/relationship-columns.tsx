import type { RelatedEntities } from '@assay/shared/contracts';
import { formatDate, formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { TextLink } from '@assay/shared/ui';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import { EntityTypeLabel } from '../../entity/entity-type-label.tsx';
import classes from './relationships.module.css';

function End({ type, name }: RelatedEntities['entity']) {
  return (
    <span className={classes.end}>
      <EntityTypeLabel {...type} />
      <span className={classes.name}>{name}</span>
    </span>
  );
}

function Relationship({ entity, relatedEntity }: RelatedEntities) {
  return (
    <span className={classes.relationship}>
      <End {...entity} />
      <span aria-hidden>–</span>
      <End {...relatedEntity} />
    </span>
  );
}

function MetricsLink({ id, relatedEntity: { name } }: RelatedEntities) {
  return (
    <TextLink
      render={(props) => (
        <RouteLink
          route="data-model.relationship"
          params={{ id }}
          aria-label={text('relationships.metricsOf', { name })}
          {...props}
        />
      )}
    >
      {text('relationships.metrics')}
    </TextLink>
  );
}

const ACTIONS: ListColumn<RelatedEntities> = {
  id: 'actions',
  get header() {
    return text('entities.columnActions');
  },
  width: '10%',
  minWidth: 84,
  cell: (row) => <MetricsLink {...row} />,
};

/** The columns of the relationship table; actions only with the datapoints feature [REL-004, REL-005]. */
export function relationshipColumns(hasDatapoints: boolean): readonly ListColumn<RelatedEntities>[] {
  return [
    {
      id: 'relationship',
      header: text('entities.columnRelationship'),
      width: hasDatapoints ? '80%' : '70%',
      wraps: true,
      sortKey: 'relationship',
      cell: (row) => <Relationship {...row} />,
      title: ({ entity, relatedEntity }) =>
        text('relationships.name', { entity: entity.name, related: relatedEntity.name }),
    },
    {
      id: 'timeCreated',
      header: text('entities.columnDateCreated'),
      width: hasDatapoints ? '10%' : '30%',
      minWidth: 104,
      wrapsHeader: true,
      sortKey: 'timeCreated',
      cell: ({ timeCreated }, { language }) => formatDate(timeCreated, language),
      title: ({ timeCreated }, { language }) => formatDateTime(timeCreated, language),
    },
    ...(hasDatapoints ? [ACTIONS] : []),
  ];
}
