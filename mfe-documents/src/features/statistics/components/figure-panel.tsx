import { ApiError } from '@assay/shared/api-client';
import { textOf, type MessageKey } from '@assay/shared/messages';
import type { LoadState } from '@assay/shared/state';
import { ErrorPanel, NoPermission, Skeleton, Text } from '@assay/shared/ui';
import { useId, type ReactNode } from 'react';
import classes from './figures.module.css';

/** As much of a load as a panel shows. */
export type PanelLoad<Data> = Pick<LoadState<Data>, 'status' | 'data' | 'error' | 'retry'>;

export interface FigurePanelProps<Data> {
  readonly title: string;
  /** What exactly is counted. */
  readonly hint?: string;
  readonly controls?: ReactNode;
  readonly load: PanelLoad<Data>;
  readonly failure: MessageKey;
  /** The picture; absent where a table says it all. */
  readonly chart?: (data: Data) => ReactNode;
  /** The same figures as a table. */
  readonly table: (data: Data) => ReactNode;
}

function PanelBody<Data>({ load, failure, chart, table }: FigurePanelProps<Data>) {
  if (load.error instanceof ApiError && load.error.code === 'FORBIDDEN') return <NoPermission />;
  if (load.status === 'erroring' && load.data === undefined)
    return <ErrorPanel title={textOf(failure)} onRetry={load.retry} />;
  const { data } = load;
  return (
    <div
      className={classes.panelBody}
      data-wide={chart === undefined || undefined}
      aria-busy={data === undefined}
    >
      {chart && (data === undefined ? <Skeleton height={220} /> : chart(data))}
      <div className={classes.tableFrame}>{data === undefined ? <Skeleton height={220} /> : table(data)}</div>
    </div>
  );
}

/** Figures under a heading: a chart, the table beside it, and the states of their load. */
export function StatisticPanel<Data>(props: FigurePanelProps<Data>) {
  const { title, hint, controls } = props;
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <header className={classes.panelHeader}>
        <div>
          <h2 id={id} className={classes.panelTitle}>
            {title}
          </h2>
          {hint && (
            <Text as="p" quiet caption>
              {hint}
            </Text>
          )}
        </div>
        {controls}
      </header>
      <PanelBody {...props} />
    </section>
  );
}
