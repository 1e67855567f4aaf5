import type { DocumentDifference } from '@assay/shared/contracts';
import { formatMetricValue } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { DataTable } from '@assay/shared/ui';

/** The values in which a document differs from an earlier one, side by side. */
export function Differences({ differences }: { readonly differences: readonly DocumentDifference[] }) {
  const { defaultLanguage: language } = useSettings();
  const figure = ({ fin, dataType }: DocumentDifference, side: DocumentDifference['before']) =>
    side === null ? '–' : formatMetricValue({ fin, dataType, ...side }, language);
  return (
    <DataTable
      label={text('documents.differences')}
      density="compact"
      rows={differences}
      rowKey={({ fin }) => fin}
      columns={[
        { id: 'label', header: text('documents.columnValue'), wraps: true, cell: ({ label }) => label },
        {
          id: 'before',
          header: text('documents.columnExisting'),
          width: '34%',
          wraps: true,
          cell: (row) => figure(row, row.before),
        },
        {
          id: 'after',
          header: text('documents.columnThis'),
          width: '34%',
          wraps: true,
          cell: (row) => figure(row, row.after),
        },
      ]}
      empty={{ message: text('documents.noDifferences') }}
    />
  );
}
