import { PageHeader, type PageHeaderProps } from '@assay/shared/ui';
import { useRef, type ReactNode } from 'react';
import { ListView, type ListViewProps } from './list-view.tsx';
import { SkipToList } from './skip-to-list.tsx';
import { StickyTools } from './sticky-tools.tsx';
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
  const pageRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={pageRef} className={classes.page}>
      <SkipToList pageRef={pageRef} />
      <PageHeader title={title} detail={detail} back={back} actions={actions} />
      {toolbar && <StickyTools>{toolbar}</StickyTools>}
      <ListView label={title} {...view} />
      <div className={classes.rest} />
      {children}
    </div>
  );
}
