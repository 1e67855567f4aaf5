import type { EntryScale } from '@assay/shared/domain';
import type { Analytics, AnalyticsEvent } from '@assay/shared/platform';
import type { DatapointDraft, DatapointEditorEvent, OpenEdit } from '@assay/shared/widgets';
import type { StoreApi } from '@assay/shared/state';
import {
  chooseAlternative,
  editValue,
  linkEntity,
  setLocation,
  setRequired,
  setVerified,
  toggleScale,
  type LinkedEntity,
  type MetricState,
  type TypedValue,
} from '../../../document/metric-state.ts';
import type { PageBox } from '../../../document/page-box.ts';
import { toTypedValue } from '../../../document/value-editing.ts';
import type { ActiveElements } from './active-elements.ts';
import type { FieldNavigation } from './field-navigation.ts';
import type { OpenEditMemory } from './open-edit-memory.ts';
import type { ReviewRights } from './review-rights.ts';
import type { DocumentSession } from '../../../editing/document-session.ts';

/** What pointer and keyboard can do to a field, by its metric id. */
export interface FieldActions {
  readonly activate: (id: string) => void;
  /** Makes the field active and scrolls to its box. */
  readonly show: (id: string) => void;
  readonly showBox: FieldNavigation['showBox'];
  readonly showPage: FieldNavigation['showPage'];
  readonly edit: (id: string, draft: DatapointDraft) => void;
  /** The edit of a field that was neither saved nor cancelled when the page closed. */
  readonly findOpenEdit: (id: string) => OpenEdit | null;
  /** Remembers the open edit of a field; null for none. */
  readonly keepOpenEdit: (id: string, edit: OpenEdit | null) => void;
  readonly reportEditorEvent: (id: string, event: DatapointEditorEvent) => void;
  /** Takes a value from the page, with the place and the words where it is printed. */
  readonly capture: (
    id: string,
    value: TypedValue,
    place: { readonly box: PageBox; readonly words: string },
  ) => void;
  /** Multiplies an entered amount by the power of ten of its page, or takes it as it was typed. */
  readonly toggleScale: (id: string, scale: EntryScale) => void;
  /** Links the name to an entity; null removes the link. */
  readonly link: (id: string, entity: LinkedEntity | null) => void;
  /** Takes the datapoint with this index as the value. */
  readonly choose: (id: string, index: number) => void;
  readonly setVerified: (id: string, isVerified: boolean) => void;
  readonly setRequired: (id: string, isRequired: boolean) => void;
  readonly resolveConflict: (id: string, choice: 'mine' | 'theirs') => void;
}

interface FieldActionsInput {
  readonly session: DocumentSession;
  readonly navigation: StoreApi<FieldNavigation>;
  readonly rights: ReviewRights;
  readonly analytics: Analytics;
  readonly activeElements: ActiveElements;
  readonly openEdits: OpenEditMemory;
}

/** Where analytics says that an edit happened. */
const LOCATION = 'document-view';

const TRACKED: Readonly<Partial<Record<DatapointEditorEvent, AnalyticsEvent>>> = {
  edit: 'datapoint_edit_started',
  cancel: 'datapoint_edit_cancelled',
  save: 'datapoint_edit_saved',
};

/** Returns the focus to the active row from a control that goes away. A focus outside the row stays where it is. */
function focusRow(activeElements: ActiveElements): void {
  const row = activeElements.row.current;
  const details = activeElements.details.current;
  if (!row) return;
  // Inside a shadow root nothing is focused where the document names its body.
  const { activeElement } = row.getRootNode() as Document | ShadowRoot;
  const isAround = activeElement === null || activeElement.contains(row);
  if (isAround || row.contains(activeElement) || details?.contains(activeElement))
    row.focus({ preventScroll: true });
}

/** Creates the actions on the fields of a document. They stay the same objects, so that rows need no new rendering. */
export function createFieldActions({
  session,
  navigation,
  rights,
  analytics,
  activeElements,
  openEdits,
}: FieldActionsInput): FieldActions {
  const { activate, show, showBox, showPage } = navigation.getState();
  const change = (id: string, name: string, rule: (state: MetricState) => MetricState) =>
    session.changeMetric(id, name, (state) => (rights.canEdit(state) ? rule(state) : state));
  const focusActiveRow = () => focusRow(activeElements);
  return {
    activate,
    show,
    showBox,
    showPage,
    edit: (id, draft) => change(id, 'edit', (state) => editValue(state, toTypedValue(draft, state))),
    findOpenEdit: (id) => {
      const open = openEdits.read();
      return open?.metricId === id ? open.edit : null;
    },
    keepOpenEdit: (id, edit) => {
      if (edit) openEdits.write({ metricId: id, edit });
      else if (openEdits.read()?.metricId === id) openEdits.clear();
    },
    capture: (id, value, place) => {
      activeElements.row.current?.focus({ preventScroll: true });
      change(id, 'capture', (state) => setLocation(editValue(state, value), place));
    },
    toggleScale: (id, scale) => change(id, 'scale', (state) => toggleScale(state, scale)),
    reportEditorEvent: (id, event) => {
      const fin = session.finOf(id);
      const tracked = TRACKED[event];
      if (fin !== undefined && tracked) analytics.track(tracked, { location: LOCATION, fin });
      if (event === 'save' || event === 'cancel') focusActiveRow();
    },
    link: (id, entity) => {
      focusActiveRow(); // The button that was pressed goes away.
      change(id, 'link', (state) => linkEntity(state, entity));
    },
    choose: (id, index) => {
      focusActiveRow(); // The button that was pressed goes away with its alternative.
      change(id, 'choose', (state) => chooseAlternative(state, index));
    },
    setVerified: (id, isVerified) => {
      if (rights.canVerify) session.changeMetric(id, 'verify', (state) => setVerified(state, isVerified));
    },
    setRequired: (id, isRequired) => change(id, 'require', (state) => setRequired(state, isRequired)),
    resolveConflict: (id, choice) => {
      focusActiveRow();
      session.resolveConflict(id, choice);
    },
  };
}
