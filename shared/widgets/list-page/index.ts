/**
 * Lists: `useList` keeps page, order and filters in the address and loads the rows, `ListPage` shows them, or `ListView`
 * where a page has a frame of its own.
 */
export type { CellContext, ListColumn } from './list-column.ts';
export { FilterMenu, type FilterMenuProps, type MenuFilter } from './filter-menu.tsx';
export { ColumnMenu } from './column-menu.tsx';
export { useColumnChoice, type ColumnChoice } from './use-column-choice.ts';
export type { ListData } from './list-data.ts';
export { ListPage, type ListPageProps } from './list-page.tsx';
export { ListView, type ListEmptiness, type ListViewProps } from './list-view.tsx';
export {
  paginateRows,
  useList,
  type List,
  type ListRequest,
  type ListRules,
  type ListSource,
} from './use-list.ts';
export { SidePanel } from './side-panel.tsx';
export { SavedViews } from '../saved-views/saved-views.tsx';
export { useRowSelection, type RowSelection, type RowsQuery } from './use-row-selection.ts';
