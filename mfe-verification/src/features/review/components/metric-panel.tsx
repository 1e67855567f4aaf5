import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useShallow, useStore } from '@assay/shared/state';
import { Text } from '@assay/shared/ui';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { ReviewGroup } from '../../../document/review-document.ts';
import type { ReviewField } from '../../../document/review-fields.ts';
import type { ChosenView, TimePeriodFilter } from '../../../document/use-time-period-filter.ts';
import type { Review } from '../hooks/use-review.ts';
import type { ActiveElements } from '../model/active-elements.ts';
import { GroupRows } from './group-rows.tsx';
import { MetricCounts } from './metric-counts.tsx';
import { MetricRow } from './metric-row.tsx';
import classes from './metric-panel.module.css';

export interface MetricPanelProps {
  readonly review: Review;
  readonly language: Language;
  readonly onVerifyProven: () => void;
  readonly periods: TimePeriodFilter;
  /** The choice of a time period in a view, above its metrics. */
  readonly periodChoice: (view: ChosenView) => ReactNode;
  /** Further details of the active metric; the same function while nothing about it changes. */
  readonly details?: (field: ReviewField) => ReactNode;
  /** Notes on the document as a whole, above its metrics. */
  readonly children?: ReactNode;
}

/** All metrics of a document by group, with their counts above them. */
export function MetricPanel(props: MetricPanelProps) {
  const { review, language, onVerifyProven, periods, periodChoice, details, children } = props;
  const { document, fields, activeId, activeElements, actions, rights, session } = review;
  const [conflicts, refusals] = useStore(
    session.state,
    useShallow((state) => [state.conflicts, state.refusals] as const),
  );
  const panelRef = useRef<HTMLDivElement>(null);
  useFocusOnActiveRow(activeElements, activeId);
  useActiveRowInView(panelRef, activeElements);
  const fieldsById = useMemo(() => new Map(fields.map((field) => [field.metric.id, field])), [fields]);
  const shown = useMemo(
    () => fields.filter(({ metric }) => !periods.hiddenIds.has(metric.id)),
    [fields, periods.hiddenIds],
  );
  const tabStop = activeId ?? shown[0]?.metric.id ?? null;

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.defaultPrevented || event.target !== activeElements.row.current) return;
    event.preventDefault();
    const index = shown.findIndex(({ metric }) => metric.id === activeId);
    const next = shown[Math.max(0, Math.min(shown.length - 1, index + step))];
    if (next) actions.show(next.metric.id);
  };
  const renderRow = (field: ReviewField) => {
    const { metric, state } = field;
    const isActive = metric.id === activeId;
    return (
      <MetricRow
        key={metric.id}
        field={field}
        isActive={isActive}
        isTabStop={metric.id === tabStop}
        theirs={conflicts[metric.id] ?? undefined}
        refusal={refusals[metric.id]?.part}
        canEdit={rights.canEdit(state)}
        isLocked={rights.isLocked(state)}
        canVerify={rights.canVerify}
        language={language}
        typing={review.typing}
        actions={actions}
        details={isActive ? details : undefined}
        rowRef={isActive ? activeElements.row : null}
        editorRef={isActive ? activeElements.editor : null}
        linkRef={isActive ? activeElements.link : null}
      />
    );
  };
  const renderRows = ({ id, metricIds, isRepeatable }: ReviewGroup) =>
    groupByView(metricIds, fieldsById).map(([view, members]) => {
      const filtered = periods.views.find((one) => one.groupId === id && one.view === view);
      return (
        <div key={view}>
          {view !== '' && (
            <Text as="h3" quiet caption className={classes.viewTitle}>
              {view}
            </Text>
          )}
          {filtered && !isRepeatable && periodChoice(filtered)}
          {members.filter(({ metric }) => !periods.hiddenIds.has(metric.id)).map(renderRow)}
        </div>
      );
    });

  return (
    <div
      ref={panelRef}
      className={classes.panel}
      role="region"
      aria-label={text('verification.metrics')}
      onKeyDown={handleKeyDown}
    >
      <MetricCounts
        fields={fields}
        activeId={activeId}
        onShow={actions.show}
        canVerify={rights.canVerify}
        onVerifyProven={onVerifyProven}
      />
      {children}
      {document.groups.map((group) => (
        <section key={group.id} className={classes.group} aria-label={group.label}>
          <Text as="h2" quiet className={classes.groupTitle}>
            {group.label}
          </Text>
          {renderRows(group)}
          {group.isRepeatable && (
            <GroupRows
              review={review}
              group={group}
              fieldsById={fieldsById}
              tabStop={tabStop}
              language={language}
              filtered={periods.views.filter(({ groupId }) => groupId === group.id)}
              periodChoice={periodChoice}
              details={details}
            />
          )}
        </section>
      ))}
    </div>
  );
}

/** The fields of a group by view, in their order; priority metrics and those of no view stand before the first title. */
function groupByView(
  ids: readonly string[],
  fieldsById: ReadonlyMap<string, ReviewField>,
): [string, ReviewField[]][] {
  const views = new Map<string, ReviewField[]>();
  for (const field of ids.flatMap((id) => fieldsById.get(id) ?? [])) {
    const view = field.metric.isPriority ? '' : field.metric.view;
    const members = views.get(view);
    if (members) members.push(field);
    else views.set(view, [field]);
  }
  return [...views];
}

/** Scrolls to the active row and focuses it whenever another one becomes active. */
function useFocusOnActiveRow({ row: rowRef, details }: ActiveElements, activeId: string | null) {
  useEffect(() => {
    const row = rowRef.current;
    if (activeId === null || !row) return;
    details.current?.scrollIntoView({ block: 'nearest' });
    row.scrollIntoView({ block: 'nearest' });
    if (!row.matches(':focus-within')) row.focus({ preventScroll: true });
  }, [rowRef, details, activeId]);
}

/** Keeps the active row in view when the panel becomes lower, as it does above a toast; a row out of view stays there. */
function useActiveRowInView(panelRef: RefObject<HTMLElement | null>, { row: rowRef }: ActiveElements) {
  useEffect(() => {
    const panel = panelRef.current;
    if (!panel) return;
    let height = panel.clientHeight;
    const sizes = new ResizeObserver(() => {
      const before = height;
      height = panel.clientHeight;
      const row = rowRef.current;
      if (!row || height >= before) return;
      const panelTop = panel.getBoundingClientRect().top;
      const rowTop = row.getBoundingClientRect().top;
      if (rowTop >= panelTop && rowTop < panelTop + before) row.scrollIntoView({ block: 'nearest' });
    });
    sizes.observe(panel);
    return () => sizes.disconnect();
  }, [panelRef, rowRef]);
}
