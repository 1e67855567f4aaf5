import { text } from '@assay/shared/messages';
import { ErrorPanel, Skeleton, Text } from '@assay/shared/ui';
import { useExportPreview, type PreviewedExport } from '../api/export-profiles.queries.ts';
import classes from './export-preview.module.css';

/** The first rows of an export in its form, from the documents themselves. */
export function ExportPreview(props: PreviewedExport) {
  const preview = useExportPreview(props);
  const { columns } = props.layout;
  if (preview.status === 'erroring')
    return <ErrorPanel title={text('exports.previewFailed')} onRetry={preview.retry} />;
  const rows = preview.data?.rows;
  return (
    <section
      className={classes.preview}
      aria-label={text('exports.preview')}
      aria-busy={preview.isPlaceholder}
    >
      <h3 className={classes.title}>{text('exports.preview')}</h3>
      {rows === undefined ? (
        <Skeleton height={120} />
      ) : (
        // Scrolls by keyboard too.
        <div className={classes.frame} tabIndex={0} role="group" aria-label={text('exports.preview')}>
          <Text as="table" caption>
            <Text as="thead" quiet>
              <tr>
                {columns.map(({ title }, at) => (
                  <th key={at} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </Text>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, index) => (
                    <td key={index} data-number={cell.isNumber || undefined} title={cell.text}>
                      {cell.text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Text>
          {rows.length === 0 && (
            <Text as="p" quiet className={classes.nothing}>
              {text('exports.previewEmpty')}
            </Text>
          )}
        </div>
      )}
    </section>
  );
}
