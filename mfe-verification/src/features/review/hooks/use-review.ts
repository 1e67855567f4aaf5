import { usePlatform } from '@assay/shared/platform';
import { useStore, type StoreApi } from '@assay/shared/state';
import { useEffect, useMemo, useRef, useState } from 'react';
import { currentDatapoint, type MetricState } from '../../../document/metric-state.ts';
import type { PageBox } from '../../../document/page-box.ts';
import type { PageLine } from '../../../document/page-text.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import {
  memoizeFields,
  orderForReview,
  unreadPlaceOf,
  type ReviewField,
} from '../../../document/review-fields.ts';
import { hiddenByAddress, PERIOD_PARAMETER } from '../../../document/time-period-filter.ts';
import { usePriorPeriods } from '../../../document/use-prior-periods.ts';
import { useTypingContext } from '../../../document/use-typing-context.ts';
import { createActiveElements } from '../model/active-elements.ts';
import { createFieldActions } from '../model/field-actions.ts';
import { createFieldNavigation, type FieldNavigation } from '../model/field-navigation.ts';
import { openEditMemory, type OpenEditMemory } from '../model/open-edit-memory.ts';
import { findReviewRights } from '../model/review-rights.ts';
import { useDocumentSession } from '../../../editing/use-document-session.ts';

/** The place in a document that an address may name: a metric by its id, or by its fin and its page, and a box. */
export interface LinkedLocation {
  readonly metricId: string | null;
  readonly fin: string | null;
  readonly page: number | null;
  /** The place of the value when the link was made. */
  readonly box: PageBox | null;
  /** The time periods that are chosen in views; the review does not start at a metric that they hide. */
  readonly periods: readonly string[];
}

/** Reads the place from the address; a metric whose id is gone after another extraction is found by its fin. */
export function readLinkedLocation(params: URLSearchParams): LinkedLocation {
  const number = Number(params.get('page'));
  const page = Number.isInteger(number) && number > 0 ? number : null;
  const [x, y, w, h, ...more] = (params.get('box') ?? '').split(',').map(Number);
  const isShare = (share: number | undefined): share is number =>
    share !== undefined && share >= 0 && share <= 1;
  const isBox = isShare(x) && isShare(y) && isShare(w) && isShare(h) && more.length === 0;
  return {
    metricId: params.get('metric'),
    fin: params.get('fin'),
    page,
    box: page !== null && isBox ? { page, x, y, w, h } : null,
    periods: params.getAll(PERIOD_PARAMETER),
  };
}

function findLinkedField(
  fields: readonly ReviewField[],
  { metricId, fin, page }: LinkedLocation,
): ReviewField | undefined {
  const ofFin = fields.filter(({ metric }) => metric.fin === fin);
  return (
    fields.find(({ metric }) => metric.id === metricId) ??
    ofFin.find(({ state }) => currentDatapoint(state).location?.page === page) ??
    ofFin[0]
  );
}

/** Where a metric is seen on a page; null where it has no place. */
function findPlace(
  id: string,
  state: MetricState | undefined,
  { metrics, doubts }: ReviewDocument,
): PageBox | null {
  const fin = metrics.get(id)?.fin;
  if (state === undefined || fin === undefined) return null;
  return currentDatapoint(state).location ?? unreadPlaceOf(fin, doubts);
}

/** The field that a review starts with: the wanted one, else the first shown that needs review, else the first [AMB-053]. */
function findFirstField(
  fields: readonly ReviewField[],
  wanted: ReviewField | undefined,
  hidden: ReadonlySet<string>,
): string | null {
  const shown = fields.filter(({ metric }) => !hidden.has(metric.id));
  return wanted?.metric.id ?? orderForReview(shown)[0] ?? shown[0]?.metric.id ?? null;
}

/** Forgets the open edit when the user turns to another field; a page that closes does not. */
function useClearOpenEditOnLeave(navigation: StoreApi<FieldNavigation>, openEdits: OpenEditMemory): void {
  useEffect(
    () =>
      navigation.subscribe(({ activeId }, before) => {
        if (activeId !== before.activeId && activeId !== openEdits.read()?.metricId) openEdits.clear();
      }),
    [navigation, openEdits],
  );
}

/** Shows the sought field once all rows are there, unless the user has turned to another one meanwhile. */
function useLateField(
  navigation: StoreApi<FieldNavigation>,
  isLoading: boolean,
  find: () => ReviewField | undefined,
): void {
  /** The field that was active when rows began to load; null once they are there. */
  const soughtFrom = useRef<string | null>(null);
  useEffect(() => {
    const { activeId, show } = navigation.getState();
    const first = soughtFrom.current;
    if (isLoading) soughtFrom.current ??= activeId;
    else if (first !== null) {
      soughtFrom.current = null;
      const found = find()?.metric.id;
      if (activeId === first && found !== undefined && found !== first) show(found);
    }
  });
}

/** The review of one loaded document, for as long as the component lives. */
export type Review = ReturnType<typeof useReview>;

/**
 * Starts the review of a document at the wanted place, or where the user has to look first.
 * @param lines the lines of text of all pages; none while they load
 */
export function useReview(loaded: ReviewDocument, wanted: LinkedLocation, lines: readonly PageLine[]) {
  const { session: user, analytics } = usePlatform();
  const rights = useMemo(() => findReviewRights(loaded, user.permissions), [loaded, user.permissions]);
  const { session, lost } = useDocumentSession(loaded, rights.isReadOnly);
  const { value: states } = useStore(session.draft);
  const conflicts = useStore(session.state, (state) => state.conflicts);
  const { document } = useStore(session.shown);

  const typing = useTypingContext(loaded, lines);
  const prior = usePriorPeriods(loaded.request.id);
  const [readFields] = useState(() => memoizeFields(document));
  const { fields, checks } = useMemo(
    () => readFields({ states, conflicts, document, prior, scales: typing.scales }),
    [readFields, states, conflicts, document, prior, typing.scales],
  );

  const [openEdits] = useState(() => openEditMemory(loaded.request.id, user.user.id ?? user.user.email));
  const [openId] = useState(() => openEdits.read()?.metricId);
  const find = () => fields.find(({ metric }) => metric.id === openId) ?? findLinkedField(fields, wanted);
  const [navigation] = useState<StoreApi<FieldNavigation>>(() => {
    const field = find();
    const created = createFieldNavigation(
      findFirstField(fields, field, hiddenByAddress(wanted.periods, document)),
      (id) => findPlace(id, session.draft.getState().value[id], session.shown.getState().document),
      document.request.pages?.from,
    );
    const isOpen = openId !== undefined && field?.metric.id === openId;
    if (wanted.box && !isOpen) created.setState({ scrollTarget: wanted.box });
    else if (field === undefined && wanted.page !== null) created.getState().showPage(wanted.page);
    return created;
  });
  const activeId = useStore(navigation, (state) => state.activeId);
  const [activeElements] = useState(createActiveElements);
  const actions = useMemo(
    () => createFieldActions({ session, navigation, rights, analytics, activeElements, openEdits }),
    [session, navigation, rights, analytics, activeElements, openEdits],
  );
  useClearOpenEditOnLeave(navigation, openEdits);
  useLateField(navigation, document.missingRows > 0, find);
  return {
    document,
    rights,
    session,
    lost,
    fields,
    checks,
    activeId,
    activeElements,
    actions,
    navigation,
    typing,
    /** Forgets the edit that is open in an editor, when the user leaves the document. */
    clearOpenEdit: openEdits.clear,
  };
}
