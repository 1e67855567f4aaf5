import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listDocumentRequests } from '@assay/shared/contracts';
import { usePlatform } from '@assay/shared/platform';
import { documentQueue, useDocumentQueue, type ListedDocuments } from '@assay/shared/state';
import { useEffect } from 'react';

/** A document this near to an end of the known stretch of the list has the next stretch loaded. */
const NEAR = 1;

const isLater = ({ ids, offset, totalCount, isLowerBound }: ListedDocuments) =>
  isLowerBound || offset + ids.length < totalCount;

/** The known stretch with the documents after it, or those before it; the stretch itself where the list has no more. */
async function extend(
  api: ApiClient,
  listed: ListedDocuments,
  side: 'after' | 'before',
): Promise<ListedDocuments> {
  const { ids, offset } = listed;
  const query = listDocumentRequests.query?.parse(listed.query);
  const size = query?.maxPageSize ?? ids.length;
  const isAfter = side === 'after';
  const from = isAfter ? offset + ids.length : Math.max(0, offset - size);
  const beside = isAfter ? { after: ids.at(-1) } : { before: ids[0] };
  const page = { offset: from, maxPageSize: isAfter ? size : offset - from };
  const {
    items,
    totalCount,
    isLowerBound = false,
  } = await api.call(listDocumentRequests, {
    query: { ...query, ...page, ...beside },
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
 * The documents of the list that was shown last, if the given one is among them. They grow over the pages of the list, with
 * its stage, its filters and its order, as the end of what is known comes near.
 */
export function useListedDocuments(documentRequestId: string): ListedDocuments | null {
  const { listed } = useDocumentQueue();
  const api = useApi();
  const { log } = usePlatform();
  const index = listed?.ids.indexOf(documentRequestId) ?? -1;
  const isIn = listed !== null && index >= 0;
  const side =
    isIn && index >= listed.ids.length - 1 - NEAR && isLater(listed)
      ? 'after'
      : isIn && index <= NEAR && listed.offset > 0
        ? 'before'
        : null;
  useEffect(() => {
    if (listed === null || side === null) return;
    let isOver = false;
    extend(api, listed, side).then(
      (extended) => !isOver && documentQueue.getState().setListed(extended),
      (error: unknown) => log.debug('verification.listedDocuments', { error }),
    );
    return () => {
      isOver = true;
    };
  }, [api, log, listed, side]);
  return isIn ? listed : null;
}
