import { useLocation, useNavigate, useNavigateTo, type RouteId } from '@assay/shared/router';

/** The list that shows a stage. */
const LISTS: Readonly<Record<string, RouteId>> = {
  ARCHIVED: 'documents.archive',
  TRASHED: 'documents.trash',
  EXT_MANUAL_QA: 'documents.qa',
};

/**
 * The way back from a document: to the page that one came from, with its filters and its place; by address, to the
 * list of the document's stage.
 */
export function useGoBack(stage: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const navigateTo = useNavigateTo();
  return () => {
    const isEnteredByAddress = key === 'default';
    if (isEnteredByAddress) navigateTo(LISTS[stage] ?? 'documents.verification');
    else void navigate(-1);
  };
}
