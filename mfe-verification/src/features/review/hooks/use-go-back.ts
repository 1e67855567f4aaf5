import { useLocation, useNavigate, useNavigateTo, type RouteId } from '@assay/shared/router';

/** The list of each stage; documents of other stages are in Verification. */
const LISTS: Readonly<Record<string, RouteId>> = {
  ARCHIVED: 'documents.archive',
  TRASHED: 'documents.trash',
  EXT_MANUAL_QA: 'documents.qa',
};

/**
 * Goes back from a document: to the previous page with its filters and its scroll position, or to the list of the
 * document's stage if the document was opened by its address.
 */
export function useGoBack(stage: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const navigateTo = useNavigateTo();
  return () => {
    const isOpenedByAddress = key === 'default';
    if (isOpenedByAddress) navigateTo(LISTS[stage] ?? 'documents.verification');
    else void navigate(-1);
  };
}
