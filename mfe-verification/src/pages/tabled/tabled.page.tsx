import { text, textOf } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { RouteLink, useNavigateTo, useParams } from '@assay/shared/router';
import { Button, ErrorPanel, IconFileText, iconProps, PageHeader, Skeleton } from '@assay/shared/ui';
import { useReviewDocument } from '../../document/document.queries.ts';
import { DocumentLoadError } from '../../document/parse-payload.ts';
import type { ReviewDocument } from '../../document/review-document.ts';
import { GroupTables, parseBreadcrumbIndex } from '../../features/tables/index.ts';
import classes from './tabled.module.css';

/** Tabled document verification: the groups of a document as tables [ROUTE-012]. */
export function TabledPage() {
  const { documentRequestId = '' } = useParams();
  const review = useReviewDocument(documentRequestId);
  const { error } = review;
  if (review.status === 'erroring') {
    const key = error instanceof DocumentLoadError ? error.messageKey : 'verification.loadFailed';
    return <ErrorPanel title={textOf(key)} onRetry={review.retry} />;
  }
  return review.status === 'ready' && review.data ? <Tables document={review.data} /> : <Loading />;
}

function Tables({ document }: { readonly document: ReviewDocument }) {
  const { breadcrumbIndex } = useParams();
  const navigateTo = useNavigateTo();
  const { defaultLanguage } = useSettings();
  const { id, fileName } = document.request;
  const documentRequestId = id;
  return (
    <div className={classes.page}>
      <PageHeader
        title={fileName}
        detail={document.documentType.displayName}
        actions={
          <Button
            icon={<IconFileText {...iconProps} />}
            render={(look) => (
              <RouteLink route="verification.document" params={{ documentRequestId }} {...look} />
            )}
          >
            {text('verification.toDocument')}
          </Button>
        }
      />
      <div className={classes.tables}>
        <GroupTables
          document={document}
          index={parseBreadcrumbIndex(breadcrumbIndex, document.groups.length)}
          language={defaultLanguage}
          onIndexChange={(index) =>
            navigateTo('verification.tabled', {
              params: { documentRequestId, breadcrumbIndex: index },
              replace: true,
            })
          }
          onOpen={(metric) =>
            navigateTo('verification.document', { params: { documentRequestId }, query: { metric } })
          }
        />
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div className={classes.loading} aria-busy>
      <Skeleton width={320} height={20} />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={14} />
      ))}
    </div>
  );
}
