import { useNotify } from '@assay/shared/platform';
import { useNavigateTo } from '@assay/shared/router';
import { DOCUMENT_LISTS, type DocumentList } from '../../features/document-list/index.ts';
import { UploadArea } from '../upload/upload-area.tsx';
import { DocumentListView } from './document-list-view.tsx';

interface ListWithUploadsProps {
  readonly kind: DocumentList;
  /** Whether the list has a button for uploads besides; files are dropped on every list. */
  readonly hasButton?: boolean;
}

/** A list on which files can be dropped. They are extracted first, wherever they were dropped. */
function ListWithUploads({ kind, hasButton = false }: ListWithUploadsProps) {
  const notify = useNotify();
  const navigateTo = useNavigateTo();
  const handleStarted = (count: number) =>
    notify(
      'extraction.uploadStarted',
      { count },
      {
        label: 'extraction.showUploads',
        run: () => navigateTo('documents.uploads'),
      },
    );
  return (
    <UploadArea onStarted={handleStarted}>
      {(openDialog) => (
        <DocumentListView key={kind.name} kind={kind} onUpload={hasButton ? openDialog : undefined} />
      )}
    </UploadArea>
  );
}

/** `/verification`: documents whose extraction is done [ROUTE-006]. */
export function VerificationPage() {
  return <ListWithUploads kind={DOCUMENT_LISTS.verification} hasButton />;
}

/** `/archive` [ROUTE-007]. */
export function ArchivePage() {
  return <ListWithUploads kind={DOCUMENT_LISTS.archive} />;
}

/** `/trash` [ROUTE-008]. */
export function TrashPage() {
  return <ListWithUploads kind={DOCUMENT_LISTS.trash} />;
}

/** `/qa`: documents that wait for provider staff [ROUTE-009]. */
export function ManualQaPage() {
  return <ListWithUploads kind={DOCUMENT_LISTS.qa} />;
}
