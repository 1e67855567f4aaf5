import type { Entity } from '@assay/shared/contracts';
import { entityPathName, formatDateTime, formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { Text, TextLink } from '@assay/shared/ui';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import { EntityTypeLabel, entityTypeName } from '../../entity/entity-type-label.tsx';
import classes from './entity-columns.module.css';

function Name({ name }: Pick<Entity, 'name'>) {
  return (
    <TextLink
      plain
      render={(props) => (
        <RouteLink route="data-model.entity" params={{ name: entityPathName(name) }} {...props} />
      )}
    >
      {name}
    </TextLink>
  );
}

const FOUND_BY = {
  aka: 'entities.foundByAka',
  clientIdentifier: 'entities.foundByClientIdentifier',
} as const;

/** By what a search found the entity, where that is not its name [AMB-136]. */
function foundByText({ foundBy }: Pick<Entity, 'foundBy'>): string | undefined {
  return foundBy && text(FOUND_BY[foundBy.kind], { text: foundBy.text });
}

function FoundBy(entity: Pick<Entity, 'foundBy'>) {
  const found = foundByText(entity);
  return found === undefined ? null : (
    <Text quiet className={classes.foundBy}>
      {found}
    </Text>
  );
}

function Types({ types }: Pick<Entity, 'types'>) {
  return (
    <span className={classes.types}>
      {types.map((type) => (
        <EntityTypeLabel key={type.fin} {...type} />
      ))}
    </span>
  );
}

/** The columns of the entity list with their widths [ENT-005]. */
export const entityColumns: readonly ListColumn<Entity>[] = [
  {
    id: 'name',
    get header() {
      return text('entities.columnName');
    },
    width: '30%',
    minWidth: 160,
    sortKey: 'name',
    cell: (entity) => (
      <span className={classes.name}>
        <Name {...entity} />
        <FoundBy {...entity} />
      </span>
    ),
    title: ({ name, ...entity }) => [name, foundByText(entity)].filter(Boolean).join('\n'),
  },
  {
    id: 'akaCount',
    get header() {
      return text('entities.columnAkas');
    },
    width: '5%',
    minWidth: 68,
    align: 'right',
    cell: ({ akaCount }) => formatNumber(String(akaCount)),
    title: ({ akas }) => (akas.length > 0 ? akas.join(', ') : undefined),
  },
  {
    id: 'relationshipCount',
    get header() {
      return text('entities.columnRelationships');
    },
    width: '5%',
    minWidth: 116,
    align: 'right',
    cell: ({ relationshipCount }) => formatNumber(String(relationshipCount)),
  },
  {
    id: 'types',
    get header() {
      return text('entities.columnType');
    },
    width: '30%',
    minWidth: 110,
    cell: (entity) => <Types {...entity} />,
    title: ({ types }) => types.map(entityTypeName).join(', '),
  },
  {
    id: 'clientIdentifier',
    get header() {
      return text('entities.columnId');
    },
    width: '10%',
    minWidth: 84,
    sortKey: 'clientIdentifier',
    cell: ({ clientIdentifier }) => clientIdentifier,
  },
  {
    id: 'timeUpdated',
    get header() {
      return text('entities.columnLastEdit');
    },
    width: '20%',
    minWidth: 152,
    sortKey: 'timeUpdated',
    cell: ({ timeUpdated }, { language }) => formatDateTime(timeUpdated, language),
  },
];
