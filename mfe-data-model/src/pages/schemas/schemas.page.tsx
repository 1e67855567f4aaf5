import { text } from '@assay/shared/messages';
import { ListPage, useList, type ListRules } from '@assay/shared/widgets/list-page';
import { NewSchemaButtons, schemaColumns, schemaListQuery } from '../../features/schema-list/index.ts';

/** The list comes whole and is neither sorted nor filtered. */
const RULES: ListRules = { pageSizes: [] };

/** `/schemas`: which metrics are extracted from each type of document [ROUTE-040]. */
export function SchemasPage() {
  const list = useList({
    rules: RULES,
    columns: schemaColumns,
    query: schemaListQuery,
    failure: 'schemas.loadFailed',
  });
  return (
    <ListPage
      list={list}
      title={text('schemas.title')}
      actions={<NewSchemaButtons />}
      rowKey={({ documentSchemaId }) => documentSchemaId}
      empty={{ message: text('schemas.empty'), hint: text('schemas.emptyHint') }}
    />
  );
}
