import { formatOrderBy, parseOrderBy, type OrderBy } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { Option } from '@assay/shared/ui';

/** Orders of the metrics of an owner that no column of the table of metrics has. */
export const ORDERS_WITHOUT_COLUMN = ['schema', 'reportingDate', 'lastModified'] as const;

/** As the schemas have them. */
export const BY_SCHEMA: OrderBy = { column: 'schema', direction: 'asc' };

const COLUMNS = ['name', 'type', ...ORDERS_WITHOUT_COLUMN] as const;

/** Whether metrics are ordered by their latest values. */
export const isOrderOfValues = (orderBy: OrderBy | null): boolean =>
  orderBy?.column === 'reportingDate' || orderBy?.column === 'lastModified';

/** The orders to choose from. */
export function orderOptions(): readonly Option[] {
  return [
    { value: formatOrderBy(BY_SCHEMA), label: text('metrics.orderSchema') },
    { value: 'name:asc', label: text('metrics.orderName') },
    { value: 'name:desc', label: text('metrics.orderNameDown') },
    { value: 'type:asc', label: text('metrics.orderType') },
    { value: 'reportingDate:desc', label: text('metrics.orderNewest') },
    { value: 'reportingDate:asc', label: text('metrics.orderOldest') },
    { value: 'lastModified:desc', label: text('metrics.orderLastChanged') },
    { value: 'lastModified:asc', label: text('metrics.orderFirstChanged') },
  ];
}

/** The order that an option means. */
export const readOrder = (option: string | null): OrderBy => parseOrderBy(option ?? '', COLUMNS) ?? BY_SCHEMA;
