import { USER_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { useOutletContext } from '@assay/shared/router';
import { Button, SearchInput, Toolbar } from '@assay/shared/ui';
import { ListView, useList, type ListRules } from '@assay/shared/widgets/list-page';
import { useCallback } from 'react';
import {
  FinishedList,
  processingColumns,
  processingListQuery,
  useFinishedFiles,
  useProcessingChanges,
  useStageMoves,
} from '../../features/processing-list/index.ts';
import { useRefreshStageCounts } from '../../features/stage-counts/index.ts';
import { UploadList, useUploadManager } from '../../features/upload/index.ts';
import type { UploadOutlet } from '../upload/upload-outlet.ts';
import classes from './uploads-and-extractions.module.css';

const RULES: ListRules = { filterNames: ['search'] };
/** Minimum width of the table in px. */
const MIN_WIDTH = 860;

/** `/upload/uploads-and-extractions`: files that are sent, and documents between upload and the lists [ROUTE-014]. */
export function UploadsAndExtractionsPage() {
  const { openDialog } = useOutletContext<UploadOutlet>();
  const { navigation } = usePlatform();
  const refreshStageCounts = useRefreshStageCounts();
  const manager = useUploadManager();
  const uploads = manager.useUploads();
  const uploadingIds = new Set(uploads.map(({ documentRequestId }) => documentRequestId));
  const list = useList({
    rules: RULES,
    columns: processingColumns,
    query: (api, request) => processingListQuery(api, request, uploadingIds),
    failure: 'extraction.loadFailed',
  });
  useProcessingChanges();
  const inWork = new Set(list.data?.all.map(({ id }) => id));
  const arrived = manager.useArrived();
  const finished = useFinishedFiles(list.data ? arrived.filter((id) => !inWork.has(id)) : []);
  const handleMove = useCallback(() => {
    navigation.refreshCounts();
    refreshStageCounts();
  }, [navigation, refreshStageCounts]);
  useStageMoves(list.data?.all, handleMove);
  return (
    <>
      <div className={classes.toolbar}>
        <Toolbar label={text('documents.filters')}>
          <SearchInput
            className={classes.search}
            label={text('extraction.search')}
            debounce={USER_SEARCH_DELAY_MS}
            {...list.search('search')}
          />
        </Toolbar>
      </div>
      <UploadList uploads={uploads} onCancel={manager.cancel} onRetry={manager.retry} />
      <FinishedList files={finished} onDismiss={manager.dismiss} />
      <ListView
        list={list}
        label={text('extraction.tabUploads')}
        rowKey={({ id }) => id}
        minWidth={MIN_WIDTH}
        empty={{
          message: text('extraction.emptyUploads'),
          hint: text('extraction.emptyUploadsHint'),
          action: uploads.length === 0 && (
            <Button onClick={openDialog}>{text('extraction.uploadDocuments')}</Button>
          ),
        }}
      />
    </>
  );
}
