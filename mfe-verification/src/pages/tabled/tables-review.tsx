import { formatNumber, type AttentionReason } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePlatform, useSettings } from '@assay/shared/platform';
import { Button, EmptyState, iconProps, IconTable, Tabs, Text } from '@assay/shared/ui';
import { useCallback, useMemo, useRef } from 'react';
import { findBaseCurrency } from '../../document/document-style.ts';
import { useTableSession } from '../../editing/use-table-session.ts';
import type { ReviewDocument } from '../../document/review-document.ts';
import { useTimePeriodFilter, type ChosenView } from '../../document/use-time-period-filter.ts';
import { useTypingContext } from '../../document/use-typing-context.ts';
import { useDocumentFile } from '../../features/document-file/index.ts';
import { LostEditsNote } from '../../features/lost-edits/index.ts';
import { findReviewRights, reasonText } from '../../features/review/index.ts';
import { CapturePanel } from '../../features/capture/index.ts';
import { TableWorkspace } from '../../features/tables/index.ts';
import { TimePeriodChoice } from '../../features/time-periods/index.ts';
import { TablePages } from './table-pages.tsx';
import { TablesHeader } from './tables-header.tsx';
import { useTablesView } from './use-tables-view.ts';
import classes from './tabled.module.css';

/** The metrics of a group that the chosen time periods of its views hide, by fin. */
function useHiddenFins(views: readonly ChosenView[], groupId: string | undefined): ReadonlySet<string> {
  return useMemo(
    () => new Set(views.flatMap((view) => (view.groupId === groupId ? [...view.hiddenFins] : []))),
    [views, groupId],
  );
}

/** The tables of a loaded document: a tab for each group, its grid, and the pages with the places of its values. */
export function TablesReview({ document }: { readonly document: ReviewDocument }) {
  const { defaultLanguage: language } = useSettings();
  const { permissions } = usePlatform().session;
  const rights = useMemo(() => findReviewRights(document, permissions), [document, permissions]);
  const { session, lost } = useTableSession(document, rights.isReadOnly);
  const documentCurrency = useMemo(() => findBaseCurrency(document), [document]);
  const file = useDocumentFile(document.request.id);
  const typing = useTypingContext(document, file.annotations);
  const view = useTablesView(document, session, file.annotations);
  const activeBoxRef = useRef<HTMLButtonElement>(null);
  const describeReason = useCallback((reason: AttentionReason) => reasonText(reason, language), [language]);
  const { group, capture } = view;
  const periods = useTimePeriodFilter(document, view.wanted?.metricId ?? null);
  const filteredViews = periods.views.filter(({ groupId }) => groupId === group?.id);
  const hiddenFins = useHiddenFins(periods.views, group?.id);
  const choosePeriod = (filtered: ChosenView, period: string | null) => {
    view.clearTargetCell();
    periods.choose(filtered, period);
  };
  const shown = { session, document, typing, language, documentCurrency, lines: file.annotations };
  return (
    <div className={classes.page}>
      <TablesHeader
        document={document}
        session={session}
        isReadOnly={rights.isReadOnly}
        arePagesShown={view.arePagesShown}
        onTogglePages={view.togglePages}
        onShowUnsaved={view.showUnsaved}
        onOpenDocument={view.openDocument}
      />
      <LostEditsNote lost={lost} />
      {document.missingRows > 0 && (
        <p className={classes.loadingRows} role="status">
          {text('verification.rowsLoading', { count: formatNumber(String(document.missingRows)) })}
        </p>
      )}
      <Tabs
        label={text('verification.tables')}
        tabs={document.groups.map(({ label, rows, isRepeatable }, position) => ({
          id: String(position),
          label,
          detail: isRepeatable ? (
            <Text quiet caption figures>
              {rows.length}
            </Text>
          ) : undefined,
        }))}
        value={String(view.index)}
        onChange={(id) => view.openTable(Number(id))}
      />
      {group &&
        filteredViews.map((filtered) => (
          <TimePeriodChoice
            key={filtered.key}
            view={filtered}
            isOfColumns={group.isRepeatable}
            isNamed
            onChoose={(period) => choosePeriod(filtered, period)}
          />
        ))}
      {group ? (
        <div className={classes.panes} data-pages={view.arePagesShown || undefined}>
          {view.arePagesShown && (
            <TablePages
              document={document}
              session={session}
              group={group}
              file={file}
              language={language}
              active={view.active}
              activeBoxRef={activeBoxRef}
              request={view.locating}
              onActivate={view.showValue}
              capture={capture}
              onCapture={view.setCapture}
            />
          )}
          {capture ? (
            <CapturePanel
              {...shown}
              group={group}
              grids={capture}
              onChange={view.setCapture}
              onDone={() => view.setCapture(null)}
            />
          ) : (
            <TableWorkspace
              {...shown}
              key={group.id}
              group={group}
              hiddenFins={hiddenFins}
              rights={rights}
              describeReason={describeReason}
              wanted={view.wanted}
              onActive={view.setActive}
              onLocate={view.locate}
              isLocating={view.locating !== null}
            >
              {group.isRepeatable && !rights.isReadOnly && (
                <Button size="sm" icon={<IconTable {...iconProps} />} onClick={view.startCapture}>
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
