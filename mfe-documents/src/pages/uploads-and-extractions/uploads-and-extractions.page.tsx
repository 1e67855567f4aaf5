import { DEFAULT_PAGE_SIZE, offsetOfPage, USER_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { useOutletContext } from '@assay/shared/router';
import { useListControls, useListSettling, type ListAddressRules } from '@assay/shared/state';
import { Button, ErrorPanel, Pagination, SearchInput, Toolbar } from '@assay/shared/ui';
import { useCallback, useMemo } from 'react';
import {
  ProcessingTable,
  searchRows,
  useProcessingList,
  useStageMoves,
} from '../../features/processing-list/index.ts';
import { useRefreshStageCounts } from '../../features/stage-counts/index.ts';
import { UploadList, useUploadManager } from '../../features/upload/index.ts';
import type { UploadOutlet } from '../upload/upload-outlet.ts';
import classes from './uploads-and-extractions.module.css';

/** The list is always newest first and comes whole; its search and pages are the browser's [AMB-041]. */
const ADDRESS_RULES: ListAddressRules = { columns: [], filterNames: ['search'] };

/** `/upload/uploads-and-extractions`: files on their way, and documents between upload and the lists [ROUTE-014]. */
export function UploadsAndExtractionsPage() {
  const { openDialog } = useOutletContext<UploadOutlet>();
  const { navigation, settings } = usePlatform();
  const controls = useListControls(ADDRESS_RULES);
  const manager = useUploadManager();
  const uploads = manager.useUploads();
  const load = useProcessingList();
  const refreshStageCounts = useRefreshStageCounts();
  const handleMove = useCallback(() => {
    navigation.refreshCounts();
    refreshStageCounts();
  }, [navigation, refreshStageCounts]);
  useStageMoves(load.data, handleMove);

  const search = controls.query.filters.search?.[0] ?? '';
  const found = useMemo(() => {
    // A file on its way is shown once, above, not also as the request that was announced for it.
    const ownIds = new Set(uploads.map(({ documentRequestId }) => documentRequestId));
    return searchRows(
      (load.data ?? []).filter(({ id }) => !ownIds.has(id)),
      search,
    );
  }, [load.data, uploads, search]);
  const { page, maxPageSize } = controls.query;
  const offset = offsetOfPage(page, maxPageSize);
  const rows = found.slice(offset, offset + maxPageSize);
  useListSettling(controls, { ...load, data: load.data && { items: rows, totalCount: found.length } });

  return (
    <>
      <div className={classes.toolbar}>
        <Toolbar label={text('documents.filters')}>
          <SearchInput
            className={classes.search}
            label={text('extraction.search')}
            value={search}
            onSearch={(value) => controls.mergeFilters({ search: [value.trim()] })}
            debounce={USER_SEARCH_DELAY_MS}
          />
        </Toolbar>
      </div>
      <UploadList uploads={uploads} onCancel={manager.cancel} onRetry={manager.retry} />
      {load.status === 'erroring' && !load.data ? (
        <ErrorPanel
          title={text('extraction.loadFailed')}
          onRetry={() => void load.load().catch(() => undefined)}
        />
      ) : (
        <div className={classes.list}>
          <ProcessingTable
            rows={rows}
            language={settings.defaultLanguage}
            isLoading={load.data === undefined}
            isSearching={search !== ''}
            emptyAction={
              uploads.length === 0 && (
                <Button onClick={openDialog}>{text('extraction.uploadDocuments')}</Button>
              )
            }
          />
        </div>
      )}
      {found.length > DEFAULT_PAGE_SIZE && (
        <div className={classes.foot}>
          <Pagination
            page={page}
            pageSize={maxPageSize}
            total={found.length}
            onPageChange={controls.goToPage}
            onPageSizeChange={controls.setPageSize}
          />
        </div>
      )}
    </>
  );
}
