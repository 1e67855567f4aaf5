import { text } from '@assay/shared/messages';
import { ErrorPanel, PageHeader } from '@assay/shared/ui';
import { SchemaTable, useSchemaList } from '../../features/schema-list/index.ts';
import classes from '../list-frame.module.css';

/** `/schemas`: what is read from each type of document [ROUTE-040]. */
export function SchemasPage() {
  const schemas = useSchemaList();
  return (
    <>
      <PageHeader title={text('schemas.title')} />
      {schemas.status === 'erroring' && !schemas.data ? (
        <ErrorPanel
          title={text('schemas.loadFailed')}
          onRetry={() => void schemas.load().catch(() => undefined)}
        />
      ) : (
        <div className={classes.list}>
          <SchemaTable rows={schemas.data ?? []} isLoading={!schemas.data} />
        </div>
      )}
    </>
  );
}
