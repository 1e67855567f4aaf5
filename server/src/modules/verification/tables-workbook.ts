import {
  hasCurrency,
  formatForExport,
  isMetricDataType,
  isNumericDataType,
  type Language,
} from '@assay/shared/domain';
import { columnsOfTables, type findDatapoints, type StoredTables } from '../../documents/index.ts';
import { textCell as asText, type ExportCell, workbookOf } from '../exports/index.ts';

type MetricRow = StoredTables['metrics'][number];
type DatapointRow = Awaited<ReturnType<typeof findDatapoints>>[number];

function toCell(
  metric: MetricRow | undefined,
  datapoint: DatapointRow | undefined,
  language: Language,
): ExportCell {
  const dataType = metric?.data_type ?? '';
  if (metric === undefined || !isMetricDataType(dataType)) return asText('');
  const { value, currency = null } = datapoint ?? {};
  const text = formatForExport({ fin: metric.fin, dataType, value: value ?? '', currency }, language);
  return { text, isNumber: isNumericDataType(dataType) && /^-?\d+(\.\d+)?$/.test(text) };
}

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
  const rows = tables.groupings.flatMap((table): readonly ExportCell[][] => {
    const columns = columnsOf.get(table.id);
    if (columns === undefined) return [];
    const isAmount = (dataType: string) => hasCurrency(dataType);
    const header = columns.flatMap(({ display_label: label, data_type: dataType }) =>
      isAmount(dataType) ? [asText(label), asText(`${label} (currency)`)] : [asText(label)],
    );
    const lines = tables.groupings
      .filter(({ parent_id: parentId }) => parentId === table.id)
      .map((row) => {
        const own = metricsOf.get(row.id) ?? [];
        return columns.flatMap(({ fin, data_type: dataType }) => {
          const metric = own.find((one) => one.fin === fin);
          const datapoint = metric && current.get(metric.id);
          const cell = toCell(metric, datapoint, language);
          return isAmount(dataType) ? [cell, asText(datapoint?.currency ?? '')] : [cell];
        });
      });
    return [[asText(table.group_display)], header, ...lines, []];
  });
  return workbookOf('Tables', rows);
}
