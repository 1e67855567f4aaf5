import { useLocation, useNavigate, useNavigateTo, type RouteId } from '@assay/shared/router';
import { isOpenedByAddress } from '../../../document/opened-by-address.ts';

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
  const location = useLocation();
  const navigate = useNavigate();
  const navigateTo = useNavigateTo();
  return () => {
    if (isOpenedByAddress(location)) navigateTo(LISTS[stage] ?? 'documents.verification');
    else void navigate(-1);
  };
}
