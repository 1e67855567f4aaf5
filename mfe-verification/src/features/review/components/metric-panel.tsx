import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { DatapointEditorHandle } from '@assay/shared/widgets';
import { countFields, type ReviewField } from '../../../document/attention.ts';
import type { MetricStates, ReviewGroup } from '../../../document/review-document.ts';
import { MetricRow, type FieldActions, type TypingContext } from './metric-row.tsx';
import classes from './metric-panel.module.css';

export interface MetricPanelProps {
  readonly groups: readonly ReviewGroup[];
  /** In the order of the screen. */
  readonly fields: readonly ReviewField[];
  readonly conflicts: MetricStates;
  readonly activeId: string | null;
  readonly canEdit: boolean;
  /** Verified values of a confirmed document, where the user may not verify [AMB-130]. */
  readonly locked: ReadonlySet<string>;
  readonly canVerify: boolean;
  readonly language: Language;
  readonly typing: TypingContext;
  readonly actions: FieldActions;
  readonly editorRef: Ref<DatapointEditorHandle>;
  /** Notes on the document as a whole, above its metrics. */
  readonly children?: ReactNode;
}

/** All metrics of a document by group, with the count of what is left to do above them. */
export function MetricPanel(props: MetricPanelProps) {
  const { groups, fields, activeId, actions } = props;
  const panelRef = useRef<HTMLDivElement>(null);
  useFollowingFocus(panelRef, activeId);
  useKeptInView(panelRef);
  const byId = useMemo(() => new Map(fields.map((field) => [field.metric.id, field])), [fields]);
  const tabStop = activeId ?? fields[0]?.metric.id ?? null;

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset.field !== undefined;
    if (step === undefined || !isOnRow) return;
    event.preventDefault();
    const at = fields.findIndex(({ metric }) => metric.id === activeId);
    const next = fields[Math.max(0, Math.min(fields.length - 1, at + step))];
    if (next) actions.onReveal(next.metric.id);
  };
  const rows = (ids: readonly string[]) =>
    bySubheading(ids, byId).map(([view, members]) => (
      <div key={view} className={classes.view}>
        {view !== '' && <h3 className={classes.viewTitle}>{view}</h3>}
        {members.map((field) => (
          <MetricRow
            key={field.metric.id}
            field={field}
            isActive={field.metric.id === activeId}
            isTabStop={field.metric.id === tabStop}
            theirs={props.conflicts[field.metric.id]}
            canEdit={props.canEdit && !props.locked.has(field.metric.id)}
            isLocked={props.locked.has(field.metric.id)}
            canVerify={props.canVerify}
            language={props.language}
            typing={props.typing}
            actions={actions}
            editorRef={field.metric.id === activeId ? props.editorRef : null}
          />
        ))}
      </div>
    ));

  return (
    <div
      ref={panelRef}
      className={classes.panel}
      role="region"
      aria-label={text('verification.metrics')}
      onKeyDown={handleKeyDown}
    >
      <Counts fields={fields} />
      {props.children}
      {groups.map((group) => (
        <section key={group.id} className={classes.group} aria-label={group.label}>
          <h2 className={classes.groupTitle}>{group.label}</h2>
          {rows(group.metricIds)}
          {group.rows.map((row) => (
            <div key={row.id} className={classes.groupRow}>
              <h3 className={classes.viewTitle}>
                {text('verification.rowNumber', { number: row.rowIndex + 1 })}
              </h3>
              {rows(row.metricIds)}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

function Counts({ fields }: { readonly fields: readonly ReviewField[] }) {
  const { verified, proven, found, doubtful, missing, requiredMissing } = countFields(fields);
  return (
    <p className={classes.counts} role="status">
      <span data-tone={doubtful > 0 ? 'doubt' : undefined}>
        {text('verification.countDoubtful', { count: doubtful })}
      </span>
      <span data-tone={requiredMissing > 0 ? 'doubt' : undefined}>
        {requiredMissing > 0
          ? text('verification.countRequiredMissing', { count: missing, required: requiredMissing })
          : text('verification.countMissing', { count: missing })}
      </span>
      <span>{text('verification.countFound', { count: found })}</span>
      <span>{text('verification.countProven', { count: proven })}</span>
      <span data-tone={verified > 0 ? 'proven' : undefined}>
        {text('verification.countVerified', { count: verified })}
      </span>
    </p>
  );
}

/** The rows of a group by view: the general ones first, then each view in the order in which it first appears. */
function bySubheading(
  ids: readonly string[],
  byId: ReadonlyMap<string, ReviewField>,
): [string, ReviewField[]][] {
  const views = new Map<string, ReviewField[]>([['', []]]);
  for (const id of ids) {
    const field = byId.get(id);
    if (!field) continue;
    const members = views.get(field.metric.view);
    if (members) members.push(field);
    else views.set(field.metric.view, [field]);
  }
  return [...views].filter(([, members]) => members.length > 0);
}

/** Moves the focus to the active row whenever another one becomes active, wherever it was before. */
function useFollowingFocus(panelRef: { readonly current: HTMLElement | null }, activeId: string | null) {
  useEffect(() => {
    if (activeId === null) return;
    const row = panelRef.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(activeId)}"]`);
    if (row && !row.contains(document.activeElement)) row.focus({ preventScroll: true });
  }, [panelRef, activeId]);
}

/** Keeps the active row in view when the panel gets lower, as it does above a toast; a row scrolled away stays away. */
function useKeptInView(panelRef: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const panel = panelRef.current;
    if (!panel) return;
    let height = panel.clientHeight;
    const sizes = new ResizeObserver(() => {
      const before = height;
      height = panel.clientHeight;
      const row = panel.querySelector<HTMLElement>('[data-field][data-active]');
      if (!row || height >= before) return;
      const { top } = panel.getBoundingClientRect();
      const place = row.getBoundingClientRect();
      if (place.top >= top && place.top < top + before) row.scrollIntoView({ block: 'nearest' });
    });
    sizes.observe(panel);
    return () => sizes.disconnect();
  }, [panelRef]);
}
