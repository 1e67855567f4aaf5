import type { ResponseOf, findExportBlockers } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { ErrorPanel, Skeleton, Text } from '@assay/shared/ui';
import { DocumentSourceLink } from '@assay/shared/widgets';
import { useExportBlockers } from '../api/export-blockers.queries.ts';
import classes from './export-blockers.module.css';

type Blocker = ResponseOf<typeof findExportBlockers>['documents'][number];

/** Names the documents and the fields that keep a CSV from leaving; each opens at its field. */
export function ExportBlockers({ ids }: { readonly ids: readonly string[] }) {
  const blockers = useExportBlockers(ids);
  if (blockers.status === 'erroring')
    return <ErrorPanel title={text('exports.blockersFailed')} onRetry={blockers.retry} />;
  if (blockers.data === undefined) return <Skeleton height={96} />;
  const { count, documents } = blockers.data;
  const unnamed = count - documents.length;
  return (
    <section className={classes.blockers} aria-label={text('exports.blockers')}>
      <h3 className={classes.title}>
        {text('exports.blockerCount', { count: formatNumber(String(count)) })}
      </h3>
      <ul className={classes.documents}>
        {documents.map((document) => (
          <BlockingDocument key={document.documentRequestId} document={document} />
        ))}
      </ul>
      {unnamed > 0 && (
        <Text as="p" quiet className={classes.more}>
          {text('exports.moreBlockers', { count: formatNumber(String(unnamed)) })}
        </Text>
      )}
    </section>
  );
}

const nameOf = ({ name, row }: Pick<Blocker['fields'][number], 'name' | 'row'>) =>
  row === null ? name : text('exports.fieldRow', { field: name, row });

function BlockingDocument({ document }: { readonly document: Blocker }) {
  const { documentRequestId, fileName, reason, fields, fieldCount } = document;
  const more = fieldCount - fields.length;
  return (
    <li>
      <span className={classes.name} title={fileName}>
        {fileName}
      </span>
      <Text quiet className={classes.reason}>
        {text(reason === 'NO_VERIFIED_METRICS' ? 'exports.nothingVerified' : 'exports.requiredOpen')}
      </Text>
      <span className={classes.fields}>
        {fields.map(({ metricId, fin, ...field }) => (
          <DocumentSourceLink
            key={metricId}
            source={{ documentRequestId, metricId, fin, page: null }}
            label={text('exports.openField', { field: nameOf(field), document: fileName })}
          >
            {nameOf(field)}
          </DocumentSourceLink>
        ))}
        {more > 0 && (
          <Text quiet className={classes.more}>
            {text('exports.moreFields', { count: more })}
          </Text>
        )}
      </span>
    </li>
  );
}
