import type { EntityDuplicate } from '@assay/shared/contracts';
import { entityPathName, formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { Text, TextLink } from '@assay/shared/ui';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import { EntityTypeLabel } from '../../entity/entity-type-label.tsx';
import { DuplicateActions, type DuplicateAnswers } from './duplicate-actions.tsx';
import classes from './entity-duplicates.module.css';

type PairedEntity = EntityDuplicate['entities'][number];

/** What an entity has, in one line. */
function contentsOf({ entity, valueCount }: PairedEntity): string {
  const number = (count: number) => formatNumber(String(count));
  const contents = text('entities.duplicateContents', {
    akas: number(entity.akaCount),
    relationships: number(entity.relationshipCount),
    values: number(valueCount),
  });
  return entity.clientIdentifier === null
    ? contents
    : text('entities.duplicateWithId', { id: entity.clientIdentifier, contents });
}

function Paired({ paired }: { readonly paired: PairedEntity }) {
  const { entity, alikeName } = paired;
  return (
    <div className={classes.entity}>
      <TextLink
        plain
        render={(props) => (
          <RouteLink route="data-model.entity" params={{ name: entityPathName(entity.name) }} {...props} />
        )}
      >
        {entity.name}
      </TextLink>
      {alikeName !== null && alikeName !== entity.name && (
        <Text quiet caption>
          {text('entities.duplicateByAka', { aka: alikeName })}
        </Text>
      )}
      <Text quiet caption className={classes.types}>
        {entity.types.map((type) => (
          <EntityTypeLabel key={type.fin} {...type} />
        ))}
      </Text>
      <Text quiet caption>
        {contentsOf(paired)}
      </Text>
    </div>
  );
}

/** The columns of a list of pairs: both entities, how alike they are, and the answers. */
export function duplicateColumns(answers: DuplicateAnswers): readonly ListColumn<EntityDuplicate>[] {
  const entity = (at: 0 | 1) => (row: EntityDuplicate) => {
    const paired = row.entities[at];
    return paired && <Paired paired={paired} />;
  };
  return [
    { id: 'first', header: text('entities.columnEntity'), width: '33%', wraps: true, cell: entity(0) },
    { id: 'second', header: text('entities.columnOtherEntity'), width: '33%', wraps: true, cell: entity(1) },
    {
      id: 'similarity',
      header: text('entities.alikeScore'),
      width: '8%',
      align: 'right',
      cell: ({ similarity }) =>
        similarity !== null && text('entities.similarityOf', { percent: Math.round(similarity * 100) }),
    },
    {
      id: 'actions',
      header: text('entities.columnSame'),
      wraps: true,
      cell: (row) => <DuplicateActions duplicate={row} {...answers} />,
    },
  ];
}
