import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listDocumentRequests } from '@assay/shared/contracts';
import { usePlatform } from '@assay/shared/platform';
import { documentQueue, useDocumentQueue, type ListedDocuments } from '@assay/shared/state';
import { useEffect } from 'react';

/** Distance from the end of the loaded range at which the adjacent page is loaded. */
const PREFETCH_DISTANCE = 1;

const hasMoreAfter = ({ ids, offset, totalCount, isLowerBound }: ListedDocuments) =>
  isLowerBound || offset + ids.length < totalCount;

/** The loaded range extended by the adjacent page; unchanged if the list has no more. */
async function loadAdjacentPage(
  api: ApiClient,
  listed: ListedDocuments,
  direction: 'after' | 'before',
): Promise<ListedDocuments> {
  const { ids, offset } = listed;
  const query = listDocumentRequests.query?.parse(listed.query);
  const size = query?.maxPageSize ?? ids.length;
  const isAfter = direction === 'after';
  const from = isAfter ? offset + ids.length : Math.max(0, offset - size);
  const cursor = isAfter ? { after: ids.at(-1) } : { before: ids[0] };
  const page = { offset: from, maxPageSize: isAfter ? size : offset - from };
  const {
    items,
    totalCount,
    isLowerBound = false,
  } = await api.call(listDocumentRequests, {
    query: { ...query, ...page, ...cursor },
  });
  const found = items.map(({ id }) => id).filter((id) => !ids.includes(id));
  if (found.length === 0)
    return isAfter
      ? { ...listed, totalCount: offset + ids.length, isLowerBound: false }
      : { ...listed, offset: 0 };
  return isAfter
    ? { ...listed, ids: [...ids, ...found], totalCount, isLowerBound }
    : { ...listed, ids: [...found, ...ids], offset: from, totalCount, isLowerBound };
}

/**
 * The documents of the list that was shown last, if the given one is among them. Loads adjacent pages with the list's
 * stage, filters and order as the review nears the end of the loaded range.
 */
export function useListedDocuments(documentRequestId: string): ListedDocuments | null {
  const { listed } = useDocumentQueue();
  const api = useApi();
  const { log } = usePlatform();
  const index = listed?.ids.indexOf(documentRequestId) ?? -1;
  const isListed = listed !== null && index >= 0;
  const direction =
    isListed && index >= listed.ids.length - 1 - PREFETCH_DISTANCE && hasMoreAfter(listed)
      ? 'after'
      : isListed && index <= PREFETCH_DISTANCE && listed.offset > 0
        ? 'before'
        : null;
  useEffect(() => {
    if (listed === null || direction === null) return;
    let isCancelled = false;
    loadAdjacentPage(api, listed, direction).then(
      (extended) => !isCancelled && documentQueue.getState().setListed(extended),
      (error: unknown) => log.debug('verification.listedDocuments', { error }),
    );
    return () => {
      isCancelled = true;
    };
  }, [api, log, listed, direction]);
  return isListed ? listed : null;
}
