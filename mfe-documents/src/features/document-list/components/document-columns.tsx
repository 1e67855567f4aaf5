import { DOCUMENT_LIST_COLUMNS, type DocumentRequest } from '@assay/shared/contracts';
import type { Language } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { Badge, StatusBadge, TextLink, type TableColumn } from '@assay/shared/ui';
import type { ReactNode } from 'react';
import {
  NOTHING,
  reportingDateText,
  tagsInRow,
  uploadedDateText,
  verificationOf,
} from '../model/document-cells.ts';
import { DOCUMENT_COLUMNS, type DocumentColumnId } from '../model/document-columns.ts';
import classes from './document-table.module.css';

function Name({ document, onOpen }: { readonly document: DocumentRequest; readonly onOpen: () => void }) {
  return (
    <TextLink
      plain
      render={(look) => (
        <RouteLink
          route="verification.document"
          params={{ documentRequestId: document.id }}
          onClick={onOpen}
          {...look}
        />
      )}
    >
      {document.fileName}
    </TextLink>
  );
}

function Verified({ document }: { readonly document: DocumentRequest }) {
  const verification = verificationOf(document);
  if (verification.kind === 'nothing') return NOTHING;
  if (verification.kind === 'progress') {
    const { verified, total } = verification;
    return (
      <span title={text('documents.metricsVerified', { verified, total })}>{`${verified}/${total}`}</span>
    );
  }
  const words = verification.by
    ? text('documents.verifiedBy', { name: verification.by })
    : text('documents.verifiedYes');
  return (
    <span className={classes.verified}>
      <StatusBadge tone="proven" iconOnly>
        {words}
      </StatusBadge>
    </span>
  );
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  const { shown, more } = tagsInRow(tags);
  if (tags.length === 0) return NOTHING;
  return (
    <span className={classes.tags}>
      {shown.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {more > 0 && <span className={classes.more}>{text('documents.moreTags', { count: more })}</span>}
    </span>
  );
}

/** What draws the cells of a document row. */
interface CellContext {
  readonly language: Language;
  readonly onOpen: (document: DocumentRequest) => void;
}

const CELLS: Readonly<
  Record<DocumentColumnId, (document: DocumentRequest, context: CellContext) => ReactNode>
> = {
  file_name: (document, { onOpen }) => <Name document={document} onOpen={() => onOpen(document)} />,
  document_type: (document) => document.documentType ?? NOTHING,
  fund: (document) => document.fund ?? NOTHING,
  fund_manager: (document) => document.fundManager ?? NOTHING,
  reporting_date: (document, { language }) => reportingDateText(document.reportingDate, language),
  uploadedDate: (document, { language }) => uploadedDateText(document.uploadedDate, language),
  uploaded_by: (document) => document.uploadedBy,
  is_verified: (document) => <Verified document={document} />,
  tags: (document) => <Tags tags={document.tags} />,
};

const TITLES: Partial<Record<DocumentColumnId, (document: DocumentRequest) => string>> = {
  file_name: (document) => document.fileName,
  tags: (document) => document.tags.join(', '),
};

const SORTABLE: readonly string[] = DOCUMENT_LIST_COLUMNS;

/** The columns of a document list as the table draws them. */
export function documentTableColumns(context: CellContext): readonly TableColumn<DocumentRequest>[] {
  return DOCUMENT_COLUMNS.map(({ id, header, width }) => ({
    id,
    header: textOf(header),
    cell: (document) => CELLS[id](document, context),
    isSortable: SORTABLE.includes(id),
    ...(width !== undefined && { width }),
    ...(TITLES[id] && { title: TITLES[id] }),
  }));
}
