import type { AttentionReason } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePlatform, useSettings } from '@assay/shared/platform';
import { useNavigateTo, useParams } from '@assay/shared/router';
import { Button, EmptyState, IconTable, iconProps, Tabs } from '@assay/shared/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { findBaseCurrency } from '../../document/document-style.ts';
import { useLostEdits } from '../../document/lost-edits.ts';
import type { PageBox } from '../../document/page-box.ts';
import type { PlaceRequest } from '../../document/page-box.ts';
import type { ReviewDocument } from '../../document/review-document.ts';
import { useTypingContext } from '../../document/use-typing-context.ts';
import { useDocumentFile } from '../../features/document-file/index.ts';
import { LostEditsNote } from '../../features/lost-edits/index.ts';
import { findReviewRights, reasonText } from '../../features/review/index.ts';
import {
  CapturePanel,
  parseBreadcrumbIndex,
  snapToWords,
  TableWorkspace,
  useTableSession,
  type CaptureGrid,
} from '../../features/tables/index.ts';
import { TablePages } from './table-pages.tsx';
import { TablesHeader } from './tables-header.tsx';
import classes from './tabled.module.css';

/** The tables of a loaded document: a tab for each group, its grid, and the pages with the places of its values. */
export function TablesReview({ document }: { readonly document: ReviewDocument }) {
  const { breadcrumbIndex } = useParams();
  const navigateTo = useNavigateTo();
  const { defaultLanguage: language } = useSettings();
  const { permissions } = usePlatform().session;
  const rights = useMemo(() => findReviewRights(document, permissions), [document, permissions]);
  const lost = useLostEdits(document.request.id);
  const session = useTableSession(document, rights.isReadOnly, lost.add);
  const typing = useTypingContext(document);
  const documentCurrency = useMemo(() => findBaseCurrency(document), [document]);
  const file = useDocumentFile(document.request.id);
  const [active, setActive] = useState<{ metricId: string | null; location: PageBox | null } | null>(null);
  const [wanted, setWanted] = useState<{ metricId: string } | null>(null);
  const [locating, setLocating] = useState<PlaceRequest | null>(null);
  const [capture, setCapture] = useState<readonly CaptureGrid[] | null>(null);
  const [arePagesShown, setArePagesShown] = useState(true);
  const activeBoxRef = useRef<HTMLButtonElement>(null);
  const describeReason = useCallback((reason: AttentionReason) => reasonText(reason, language), [language]);
  const handleActive = useCallback(
    (metricId: string | null, location: PageBox | null) => setActive({ metricId, location }),
    [],
  );

  const { groups, request } = document;
  const documentRequestId = request.id;
  const index = parseBreadcrumbIndex(breadcrumbIndex, groups.length);
  const group = groups[index];
  const leave = (go: () => void) => void session.flush().then(go);
  const openDocument = () =>
    leave(() =>
      navigateTo('verification.document', {
        params: { documentRequestId },
        query: { metric: active?.metricId ?? undefined },
      }),
    );
  const startCapture = () => {
    setArePagesShown(true);
    setLocating({
      label: text('tables.drawTable'),
      onBox: (box) => {
        setLocating(null);
        setCapture([snapToWords(box, file.annotations)]);
      },
      onCancel: () => setLocating(null),
    });
  };
  const openTable = (breadcrumb: number) => {
    setLocating(null);
    setCapture(null);
    navigateTo('verification.tabled', {
      params: { documentRequestId, breadcrumbIndex: breadcrumb },
      replace: true,
    });
  };
  const showUnsaved = (metricId: string) => {
    const draft = session.draft.getState().value;
    const isIn = (id: string) =>
      (draft[id] ?? []).some(({ cells }) => Object.values(cells).some((cell) => cell.metricId === metricId));
    const owner = groups.findIndex(({ id }) => isIn(id));
    if (owner >= 0 && owner !== index) openTable(owner);
    setWanted({ metricId });
  };
  return (
    <div className={classes.page}>
      <TablesHeader
        document={document}
        session={session}
        isReadOnly={rights.isReadOnly}
        arePagesShown={arePagesShown}
        onTogglePages={() => setArePagesShown((before) => !before)}
        onShowUnsaved={showUnsaved}
        onOpenDocument={openDocument}
      />
      <LostEditsNote lost={lost} />
      <Tabs
        label={text('verification.tables')}
        tabs={groups.map(({ label, rows, isRepeatable }, position) => ({
          id: String(position),
          label,
          detail: isRepeatable ? <span className={classes.count}>{rows.length}</span> : undefined,
        }))}
        value={String(index)}
        onChange={(id) => openTable(Number(id))}
      />
      {group ? (
        <div className={classes.panes} data-pages={arePagesShown || undefined}>
          {arePagesShown && (
            <TablePages
              document={document}
              session={session}
              group={group}
              file={file}
              language={language}
              active={active}
              activeBoxRef={activeBoxRef}
              request={locating}
              onActivate={(metricId) => setWanted({ metricId })}
              capture={capture}
              onCapture={setCapture}
            />
          )}
          {capture ? (
            <CapturePanel
              session={session}
              document={document}
              group={group}
              typing={typing}
              documentCurrency={documentCurrency}
              language={language}
              lines={file.annotations}
              grids={capture}
              onChange={setCapture}
              onDone={() => setCapture(null)}
            />
          ) : (
            <TableWorkspace
              key={group.id}
              session={session}
              document={document}
              group={group}
              rights={rights}
              typing={typing}
              language={language}
              documentCurrency={documentCurrency}
              lines={file.annotations}
              describeReason={describeReason}
              wanted={wanted}
              onActive={handleActive}
              onLocate={(request) => {
                setLocating(request);
                if (request) setArePagesShown(true);
              }}
              isLocating={locating !== null}
            >
              {group.isRepeatable && !rights.isReadOnly && (
                <Button size="sm" icon={<IconTable {...iconProps} />} onClick={startCapture}>
                  {text('tables.capture')}
                </Button>
              )}
            </TableWorkspace>
          )}
        </div>
      ) : (
        <EmptyState
          message={text('verification.tablesEmpty')}
          description={text('verification.tablesEmptyHint')}
        />
      )}
    </div>
  );
}
