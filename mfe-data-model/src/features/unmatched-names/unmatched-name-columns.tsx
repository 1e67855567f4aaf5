import type { EntityType, UnmatchedName } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { Text, TextLink } from '@assay/shared/ui';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import { EntityTypeLabel } from '../../entity/entity-type-label.tsx';
import { NameAnswers } from './name-answers.tsx';
import classes from './unmatched-names.module.css';

function Documents({ documents, documentCount }: UnmatchedName) {
  return (
    <span className={classes.documents}>
      {documents.map(({ id, fileName }) => (
        <TextLink
          key={id}
          plain
          render={(props) => (
            <RouteLink route="verification.document" params={{ documentRequestId: id }} {...props} />
          )}
        >
          {fileName}
        </TextLink>
      ))}
      {documentCount > documents.length && (
        <Text quiet caption>
          {text('entities.moreDocuments', { count: formatNumber(String(documentCount - documents.length)) })}
        </Text>
      )}
    </span>
  );
}

/** The columns of the inbox: the name, where it stands, and the answers to it. */
export function unmatchedNameColumns(types: readonly EntityType[]): readonly ListColumn<UnmatchedName>[] {
  const nameOf = (fin: string) => types.find((type) => type.fin === fin)?.displayName ?? fin;
  return [
    {
      id: 'name',
      header: text('entities.columnNameInDocuments'),
      width: '30%',
      wraps: true,
      sortKey: 'name',
      cell: ({ name, fins }) => (
        <>
          <div className={classes.name}>{name}</div>
          <Text as="div" quiet caption className={classes.types}>
            {fins.map((fin) => (
              <EntityTypeLabel key={fin} fin={fin} displayName={nameOf(fin)} />
            ))}
          </Text>
        </>
      ),
    },
    {
      id: 'documents',
      header: text('entities.columnDocuments'),
      width: '22%',
      wraps: true,
      sortKey: 'documentCount',
      cell: (row) => <Documents {...row} />,
    },
    {
      id: 'answers',
      header: text('entities.columnIsEntity'),
      wraps: true,
      cell: (row) => <NameAnswers unmatched={row} />,
    },
  ];
}
