import { PageHeader, type PageHeaderProps } from '@assay/shared/ui';
import type { ReactNode } from 'react';
import { ListView, type ListViewProps } from './list-view.tsx';
import classes from './list-page.module.css';

export interface ListPageProps<Row>
  extends Omit<ListViewProps<Row>, 'label'>, Omit<PageHeaderProps, 'children'> {
  /** Search and filters, in the header of the page. */
  readonly toolbar?: ReactNode;
  /** What follows the list: a selection bar, dialogs. */
  readonly children?: ReactNode;
}

/** A page that shows one list: header with toolbar, table, pagination. The table is named like the page. */
export function ListPage<Row>({
  title,
  detail,
  back,
  actions,
  toolbar,
  children,
  ...view
}: ListPageProps<Row>) {
  return (
    <div className={classes.page}>
      <PageHeader title={title} detail={detail} back={back} actions={actions}>
        {toolbar}
      </PageHeader>
      <ListView label={title} {...view} />
      <div className={classes.rest} />
      {children}
    </div>
  );
}
