import { hasCurrency, isMetricDataType, STANDARD_LAYOUT, type Language } from '@assay/shared/domain';
import { columnsOfTables, type findDatapoints, type StoredTables } from '../../documents/index.ts';
import { valueWriter, workbookOf, XML_CELLS } from '../exports/index.ts';

type DatapointRow = Awaited<ReturnType<typeof findDatapoints>>[number];

/**
 * The tables of a document as a workbook with one sheet: each table with its name and its columns above its rows, and a
 * column with the currency after each column of amounts.
 */
export async function writeTablesWorkbook(
  tables: StoredTables,
  datapoints: readonly DatapointRow[],
  language: Language,
): Promise<Buffer> {
  const current = new Map(datapoints.filter(({ rank }) => rank === 0).map((one) => [one.metric_id, one]));
  const metricsOf = Map.groupBy(tables.metrics, ({ grouping_id: groupingId }) => groupingId);
  const columnsOf = columnsOfTables(tables);
  const { text } = XML_CELLS;
  const writeValue = valueWriter(STANDARD_LAYOUT, language, XML_CELLS);
  const rows = tables.groupings.flatMap((table): readonly string[][] => {
    const columns = columnsOf.get(table.id);
    if (columns === undefined) return [];
    const header = columns.flatMap(({ display_label: label, data_type: dataType }) =>
      hasCurrency(dataType) ? [text(label), text(`${label} (currency)`)] : [text(label)],
    );
    const lines = tables.groupings
      .filter(({ parent_id: parentId }) => parentId === table.id)
      .map((row) => {
        const own = metricsOf.get(row.id) ?? [];
        return columns.flatMap(({ fin, data_type: dataType }) => {
          const metric = own.find((one) => one.fin === fin);
          const datapoint = metric && current.get(metric.id);
          const { value, currency = null } = datapoint ?? {};
          const cell =
            metric !== undefined && isMetricDataType(metric.data_type)
              ? writeValue({ fin, dataType: metric.data_type, value: value ?? '', currency })
              : text('');
          return hasCurrency(dataType) ? [cell, text(currency ?? '')] : [cell];
        });
      });
    return [[text(table.group_display)], header, ...lines, []];
  });
  return workbookOf('Tables', rows);
}
