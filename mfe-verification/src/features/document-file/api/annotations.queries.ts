import { fetchSignedJson } from '@assay/shared/api-client';
import { annotationWire, type Annotation } from '@assay/shared/contracts';
import { CACHED_ANNOTATIONS_DELAY_MS } from '@assay/shared/domain';
import { skipToken, useQuery, useQueryClient, type QueryKey } from '@assay/shared/query';
import { useEffect, useState } from 'react';

const annotationList = annotationWire.array();

const keyOf = (documentRequestId: string): QueryKey => ['annotations', documentRequestId];
const NONE: readonly Annotation[] = [];

/**
 * The annotations of a document, fetched once per document from the address that its links name [API-035, AMB-056].
 * Those that are in the cache already are handed out 200 ms later [VER-034]: the page's own pictures go first.
 */
export function useAnnotations(
  documentRequestId: string,
  url: string | undefined,
): { readonly annotations: readonly Annotation[]; readonly error: Error | null } {
  const queryClient = useQueryClient();
  const [wasCached] = useState(() => queryClient.getQueryData(keyOf(documentRequestId)) !== undefined);
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), CACHED_ANNOTATIONS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data, error } = useQuery({
    queryKey: keyOf(documentRequestId),
    queryFn:
      url === undefined
        ? skipToken
        : async ({ signal }) => annotationList.parse(await fetchSignedJson(url, { signal })),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const isDue = !wasCached || hasWaited;
  return { annotations: isDue && data ? data : NONE, error };
}
