import { fetchSignedJson } from '@assay/shared/api-client';
import { annotationWire, type Annotation } from '@assay/shared/contracts';
import { CACHED_ANNOTATIONS_DELAY_MS } from '@assay/shared/domain';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@assay/shared/query';
import { useEffect, useState } from 'react';

const annotationList = annotationWire.array();

const isNumbers = (value: unknown) => value === undefined || Array.isArray(value);

function isAnnotation(value: unknown): value is Annotation {
  if (typeof value !== 'object' || value === null) return false;
  const { id, nodeId, page, x, y, w, h, text, words, unsure } = value as Partial<
    Record<keyof Annotation, unknown>
  >;
  return (
    [id, nodeId, text].every((each) => typeof each === 'string') &&
    [page, x, y, w, h].every((each) => typeof each === 'number') &&
    isNumbers(words) &&
    isNumbers(unsure)
  );
}

/**
 * The lines of the pages as the server wrote them. A long document has tens of thousands: they are looked at, and not
 * copied. Anything else goes through the contract, which says what is wrong with it.
 */
const readAnnotations = (read: unknown): readonly Annotation[] =>
  Array.isArray(read) && read.every(isAnnotation) ? read : annotationList.parse(read);

const NONE: readonly Annotation[] = [];

/** The read of a document's annotations from a signed address; it waits until the address is known. */
export function annotationsQuery(documentRequestId: string, url: string | undefined) {
  return queryOptions({
    queryKey: ['annotations', documentRequestId],
    queryFn:
      url === undefined
        ? skipToken
        : async ({ signal }) => readAnnotations(await fetchSignedJson(url, { signal })),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/**
 * The annotations of a document. They are fetched once per document, from the address in its links [API-035, AMB-056].
 * Annotations from the cache are returned 200 ms after the visit began [VER-034], so that the page is drawn first.
 */
export function useAnnotations(
  documentRequestId: string,
  url: string | undefined,
): { readonly annotations: readonly Annotation[]; readonly error: Error | null } {
  const queryClient = useQueryClient();
  const query = annotationsQuery(documentRequestId, url);
  const [wasCached] = useState(() => queryClient.getQueryData(query.queryKey) !== undefined);
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), CACHED_ANNOTATIONS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data, error } = useQuery(query);
  const isDue = !wasCached || hasWaited;
  return { annotations: isDue && data ? data : NONE, error };
}
