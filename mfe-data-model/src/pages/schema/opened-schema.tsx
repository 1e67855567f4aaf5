import { ApiError } from '@assay/shared/api-client';
import { text } from '@assay/shared/messages';
import { useLoadState } from '@assay/shared/state';
import { ErrorPanel, NoPermission, Skeleton } from '@assay/shared/ui';
import type { QueryKey, UseQueryOptions } from '@assay/shared/query';
import type { ReactNode } from 'react';
import classes from './schema.module.css';

interface OpenedSchemaProps<Wire, Data, Key extends QueryKey> {
  /** What the editor starts from. */
  readonly query: UseQueryOptions<Wire, Error, Data, Key>;
  readonly children: (data: Data) => ReactNode;
}

/** Loads what an editor starts from: its shape while it loads, and what went wrong where it cannot. */
export function OpenedSchema<Wire, Data, Key extends QueryKey>({
  query,
  children,
}: OpenedSchemaProps<Wire, Data, Key>) {
  const { data, status, error, retry } = useLoadState(query);
  if (data !== undefined) return children(data);
  if (status === 'erroring') {
    if (error instanceof ApiError && error.code === 'FORBIDDEN') return <NoPermission />;
    const isGone = error instanceof ApiError && (error.code === 'NOT_FOUND' || error.status === 400);
    return (
      <ErrorPanel
        title={text('schemas.openFailed')}
        {...(isGone ? { description: text('generic.notFound') } : { onRetry: retry })}
      />
    );
  }
  return (
    <div className={classes.loading} aria-busy="true" aria-label={text('generic.loading')} role="status">
      <Skeleton width={320} height={28} />
      <Skeleton height={64} />
      <div className={classes.columns}>
        <Skeleton height={240} />
        <Skeleton height={420} />
      </div>
    </div>
  );
}
