import type { DOCUMENT_LIST_COLUMNS, DocumentRequest } from '@assay/shared/contracts';
import type { Language } from '@assay/shared/domain';
import { documentDoubtLabel, publishingText, tagName, text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { documentQueue } from '@assay/shared/state';
import {
  Badge,
  IconAlertTriangle,
  IconButton,
  iconProps,
  StatusBadge,
  Text,
  TextLink,
} from '@assay/shared/ui';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import {
  NOTHING,
  reportingDateText,
  tagsInRow,
  uploadedDateText,
  verificationOf,
} from '../model/document-cells.ts';
import classes from './document-columns.module.css';

/** A column whose sort key the call knows. */
interface DocumentColumn extends ListColumn<DocumentRequest> {
  readonly sortKey?: (typeof DOCUMENT_LIST_COLUMNS)[number];
}

/** Which pages of its file a document is, where it is one of several (AMB-131). */
function pagesOf({ pages }: DocumentRequest): string | null {
  if (pages === null) return null;
  const { from, to } = pages;
  return from === to ? text('documents.onPage', { page: from }) : text('documents.onPages', { from, to });
}

/** What can be done in a row of a document. */
export interface DocumentRowActions {
  /** Decides on a document whose period another one is about. */
  readonly onDecide?: (document: DocumentRequest) => void;
}

/** The name of a document, with its pages where it is one of several in its file, and how it stands to others of its period. */
function Name({ document, onDecide }: DocumentRowActions & { readonly document: DocumentRequest }) {
  const pages = pagesOf(document);
  return (
    <span className={classes.name}>
      <NameLink document={document} />
      {pages && (
        <Text quiet caption figures className={classes.more}>
          {pages}
        </Text>
      )}
      {document.changedSinceExport && (
        <StatusBadge tone="edited" iconOnly>
          {text('exports.changedSince')}
        </StatusBadge>
      )}
      {document.documentDoubts.length > 0 && (
        <StatusBadge tone="doubt" iconOnly>
          {document.documentDoubts.map(documentDoubtLabel).join(', ')}
        </StatusBadge>
      )}
      {document.revises !== null && <Badge>{text('documents.revision')}</Badge>}
      {document.samePeriodAs !== null && onDecide && (
        <span className={classes.warning}>
          <IconButton
            size="sm"
            label={text('documents.periodOf', { name: document.fileName })}
            icon={<IconAlertTriangle {...iconProps} />}
            onClick={() => onDecide(document)}
          />
        </span>
      )}
    </span>
  );
}

/** The link to a document. Opening a single document ends a queue [AMB-044]. */
function NameLink({ document }: { readonly document: DocumentRequest }) {
  return (
    <TextLink
      plain
      render={(props) => (
        <RouteLink
          route="verification.document"
          params={{ documentRequestId: document.id }}
          onClick={() => documentQueue.getState().clear()}
          {...props}
        />
      )}
    >
      {document.fileName}
    </TextLink>
  );
}

function Verified({
  document,
  language,
}: {
  readonly document: DocumentRequest;
  readonly language: Language;
}) {
  const verification = verificationOf(document);
  const unpublished = publishingText(document, language);
  if (unpublished !== null)
    return (
      <span className={classes.verified}>
        <StatusBadge tone="doubt" iconOnly>
          {unpublished}
        </StatusBadge>
        {verification.kind === 'progress' && `${verification.verified}/${verification.total}`}
      </span>
    );
  if (verification.kind === 'nothing') return NOTHING;
  if (verification.kind === 'progress') {
    const { verified, total } = verification;
    return (
      <span
        title={[
          text('documents.metricsVerified', { verified, total }),
          ...(document.doubts ? [text('documents.needReview', { count: document.doubts })] : []),
        ].join(', ')}
      >{`${verified}/${total}`}</span>
    );
  }
  const label = verification.by
    ? text('documents.confirmedBy', { name: verification.by })
    : text('documents.confirmed');
  return (
    <span className={classes.verified}>
      <StatusBadge tone="proven" iconOnly>
        {label}
      </StatusBadge>
    </span>
  );
}

/** How many values a person has to look at; nothing for a confirmed document, and for one that was not read. */
function NeedsReview({ document }: { readonly document: DocumentRequest }) {
  if (document.doubts === null || document.isVerified) return NOTHING;
  if (document.doubts === 0) return text('documents.nothingToReview');
  return <StatusBadge tone="doubt">{text('documents.toReview', { count: document.doubts })}</StatusBadge>;
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  const { shown, more } = tagsInRow(tags);
  if (tags.length === 0) return NOTHING;
  return (
    <span className={classes.tags}>
      {shown.map((tag) => (
        <Badge key={tag}>{tagName(tag)}</Badge>
      ))}
      {more > 0 && (
        <Text quiet caption figures className={classes.more}>
          {text('documents.moreTags', { count: more })}
        </Text>
      )}
    </span>
  );
}

/**
 * The columns of the document lists in their order [AMB-029]. Widths are in px, the least ones for a window 1024 px wide; the
 * name takes what is left.
 */
export const documentColumns = (actions: DocumentRowActions = {}): readonly DocumentColumn[] => [
  {
    id: 'name',
    header: text('documents.columnName'),
    minWidth: 170,
    sortKey: 'file_name',
    wraps: 'inRow',
    cell: (document) => <Name document={document} {...actions} />,
    title: (document) => [document.fileName, pagesOf(document)].filter(Boolean).join(', '),
  },
  {
    id: 'documentType',
    header: text('documents.columnDocumentType'),
    width: 146,
    minWidth: 98,
    sortKey: 'document_type',
    wraps: 'inRow',
    cell: ({ documentType }) => documentType ?? NOTHING,
  },
  {
    id: 'fund',
    header: text('documents.columnFund'),
    width: 168,
    minWidth: 124,
    sortKey: 'fund',
    wraps: 'inRow',
    cell: ({ fund }) => fund ?? NOTHING,
  },
  {
    id: 'fundManager',
    header: text('documents.columnFundManager'),
    width: 136,
    minWidth: 96,
    sortKey: 'fund_manager',
    wraps: 'inRow',
    cell: ({ fundManager }) => fundManager ?? NOTHING,
  },
  {
    id: 'reportingDate',
    header: text('documents.columnReportingDate'),
    width: 132,
    minWidth: 94,
    sortKey: 'reporting_date',
    cell: ({ reportingDate }, { language }) => reportingDateText(reportingDate, language),
  },
  {
    id: 'uploadedDate',
    header: text('documents.columnUploadedDate'),
    width: 178,
    minWidth: 94,
    sortKey: 'uploadedDate',
    cell: ({ uploadedDate }, { language }) => uploadedDateText(uploadedDate, language),
  },
  {
    id: 'uploadedBy',
    header: text('documents.columnUploadedBy'),
    width: 122,
    minWidth: 84,
    sortKey: 'uploaded_by',
    wraps: 'inRow',
    cell: ({ uploadedBy }) => uploadedBy,
  },
  {
    id: 'verified',
    header: text('documents.columnVerified'),
    width: 96,
    minWidth: 66,
    sortKey: 'is_verified',
    cell: (document, { language }) => <Verified document={document} language={language} />,
  },
  {
    id: 'needsReview',
    header: text('documents.columnNeedsReview'),
    width: 120,
    minWidth: 84,
    sortKey: 'doubts',
    isExtra: true,
    cell: (document) => <NeedsReview document={document} />,
  },
  {
    id: 'tags',
    header: text('documents.columnTags'),
    width: 100,
    minWidth: 66,
    cell: ({ tags }) => <Tags tags={tags} />,
    title: ({ tags }) => tags.map(tagName).join(', '),
  },
];
