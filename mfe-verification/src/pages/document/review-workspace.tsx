import {
  canActOnDocuments,
  editActionOf,
  isReadOnlyStage,
  isStage,
  type MetricExportFormat,
} from '@assay/shared/domain';
import { usePlatform } from '@assay/shared/platform';
import { useNavigateTo, useSearchParams } from '@assay/shared/router';
import { useDocumentQueue } from '@assay/shared/state';
import type { DatapointEditorHandle } from '@assay/shared/widgets';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toReviewFields } from '../../document/attention.ts';
import { findFailingChecks } from '../../document/failing-checks.ts';
import { currentDatapoint, type MetricState } from '../../document/metric-state.ts';
import { metricsInOrder, type ReviewDocument } from '../../document/review-document.ts';
import { copyAnnotation, useDownloadDocument } from '../../features/document-file/index.ts';
import { ExportMenu, useExportMetrics } from '../../features/metric-export/index.ts';
import {
  DocumentNotes,
  FileContentsNote,
  handleReviewKey,
  MetricPanel,
  ReviewHeader,
  ReviewKeyHints,
  ReviewKeySheet,
  useActiveField,
  useConfirmation,
  useFieldActions,
  useKeysWithoutFocus,
  useReviewSession,
  useSessionState,
  useTypingContext,
  useGoBack,
  type ReviewKeyActions,
} from '../../features/review/index.ts';
import { DocumentPane, type SelectedAnnotation } from './document-pane.tsx';
import { LeaderLine } from './leader-line.tsx';
import classes from './document.module.css';

/** A loaded document under review: pages, metrics, and the bar above them. */
export function ReviewWorkspace({ document }: { readonly document: ReviewDocument }) {
  const { request } = document;
  const { session: user, settings, notify, log } = usePlatform();
  const isShelved = isStage(document.stage) && isReadOnlyStage(document.stage);
  const may = (action: Parameters<typeof canActOnDocuments>[1]) =>
    canActOnDocuments(user.permissions, action);
  const isReadOnly = isShelved || !may('edit');

  const session = useReviewSession(document, isReadOnly);
  const { states, conflicts, saveStatus, undo, redo } = useSessionState(session);
  const metrics = useMemo(() => metricsInOrder(document), [document]);
  const checks = useMemo(() => findFailingChecks(document, states), [document, states]);
  const fields = useMemo(
    () => toReviewFields(metrics, states, new Set(Object.keys(conflicts)), checks),
    [metrics, states, conflicts, checks],
  );
  const typing = useTypingContext(document);
  const [params] = useSearchParams();
  const active = useActiveField(fields, params.get('metric'));
  const [selected, setSelected] = useState<SelectedAnnotation | null>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  const rootRef = useRef<HTMLDivElement>(null);
  const panesRef = useRef<HTMLDivElement>(null);
  const editorRef = useRef<DatapointEditorHandle>(null);
  const goBack = useGoBack(document.stage);
  const navigateTo = useNavigateTo();
  const queue = useQueuePlace(request.id);
  const download = useDownloadDocument();
  const exporting = useExportMetrics();
  const canVerify = !isReadOnly && may('toggleVerified');
  const locked = useMemo(() => {
    const needed = ({ isVerified }: MetricState) =>
      editActionOf({ isConfirmed: request.isVerified, isVerified });
    const isLocked = (state: MetricState) => !canActOnDocuments(user.permissions, needed(state));
    return new Set(fields.flatMap(({ metric, state }) => (isLocked(state) ? [metric.id] : [])));
  }, [fields, request.isVerified, user.permissions]);
  const canEdit = (id: string) => !isReadOnly && !locked.has(id);
  const field = useFieldActions({ session, fields, active, rootRef, canEdit, canVerify });
  const confirming = useConfirmation({
    session,
    document,
    isReadOnly,
    onConfirmed: () => queue?.goOn(),
    onShow: active.show,
  });

  const leave = async (go: () => void) => {
    await session.flush(); // What cannot be saved now stays in the journal and comes back with the document.
    go();
  };
  const confirm = (isVerified: boolean) => {
    if (isShelved) notify('verification.confirmReadOnly');
    else if (!may('confirm')) notify('generic.insufficientPermissions');
    else void confirming.confirm(isVerified);
  };
  const exportMetrics = async (format: MetricExportFormat) => {
    await session.flush();
    const metrics = fields.map(({ state }) => ({
      verified: state.isVerified,
      required: state.isRequired,
      hasValue: currentDatapoint(state).value !== '',
    }));
    exporting.mutate({ id: request.id, format, metrics });
  };
  const goOn = () => void leave(() => queue?.goOn());

  const keys: ReviewKeyActions = {
    ...field.keys,
    edit: () => editorRef.current?.edit(),
    undo: () => !isReadOnly && undo(),
    redo: () => !isReadOnly && redo(),
    confirm: () => (request.isVerified ? goOn() : confirm(true)),
    showSheet: () => setIsSheetOpen(true),
  };
  useKeysWithoutFocus(rootRef, (event, root) => handleReviewKey(event, root, keys));

  return (
    <div
      ref={rootRef}
      className={classes.page}
      tabIndex={-1}
      onKeyDown={(event) => handleReviewKey(event, event.currentTarget, keys)}
    >
      <ReviewHeader
        fileName={request.fileName}
        queue={queue}
        saveStatus={saveStatus}
        conflictCount={Object.keys(conflicts).length}
        confirmStatus={confirming.status}
        isReadOnly={isReadOnly}
        isVerified={request.isVerified}
        isConfirmOffered={!isShelved}
        isDownloading={download.isPending}
        onBack={() => void leave(goBack)}
        onRetry={() => void session.flush()}
        onConflict={() => {
          const [first] = Object.keys(conflicts);
          if (first !== undefined) active.show(first);
        }}
        onCopy={() => void copyAnnotation(selected, { clipboard: navigator.clipboard, notify, log })}
        onDownload={() => download.mutate({ id: request.id, filename: request.fileName })}
        onTables={() =>
          void leave(() =>
            navigateTo('verification.tabled', {
              params: { documentRequestId: request.id, breadcrumbIndex: 0 },
            }),
          )
        }
        onConfirm={confirm}
        onNext={goOn}
      >
        <ExportMenu isExporting={exporting.isPending} onExport={(format) => void exportMetrics(format)} />
      </ReviewHeader>
      <div ref={panesRef} className={classes.panes}>
        <DocumentPane
          documentRequestId={request.id}
          fields={fields}
          activeId={active.activeId}
          reveal={active.reveal}
          selected={selected}
          onActivate={active.activate}
          onSelect={setSelected}
        />
        <MetricPanel
          groups={document.groups}
          fields={fields}
          conflicts={conflicts}
          activeId={active.activeId}
          canEdit={!isReadOnly}
          locked={locked}
          canVerify={canVerify}
          language={settings.defaultLanguage}
          typing={typing}
          actions={field.actions}
          editorRef={editorRef}
        >
          <FileContentsNote contents={document.contents} onShowPage={active.showPage} />
          <DocumentNotes
            recognisedType={document.recognisedType}
            unreadablePages={document.unreadablePages}
            checks={checks}
            language={settings.defaultLanguage}
            onReveal={field.actions.onReveal}
          />
        </MetricPanel>
        <LeaderLine panesRef={panesRef} activeId={active.activeId} />
      </div>
      <ReviewKeyHints />
      <ReviewKeySheet opened={isSheetOpen} onClose={() => setIsSheetOpen(false)} />
    </div>
  );
}

/** Where the document stands in the queue of this tab, and the way to the next one; null when it is in none. */
function useQueuePlace(documentRequestId: string) {
  const { queue, moveTo, advance } = useDocumentQueue();
  const navigateTo = useNavigateTo();
  const at = queue.index === null ? -1 : queue.ids.indexOf(documentRequestId);
  useEffect(() => moveTo(documentRequestId), [moveTo, documentRequestId]);
  if (at === -1) return null;
  return {
    position: at + 1,
    count: queue.ids.length,
    /** After the last document: back to the list [AMB-044]. */
    goOn: () => {
      const next = advance();
      if (next === null) navigateTo('documents.verification');
      else navigateTo('verification.document', { params: { documentRequestId: next }, replace: true });
    },
  };
}
