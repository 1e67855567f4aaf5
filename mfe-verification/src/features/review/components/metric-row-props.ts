import type { Language } from '@assay/shared/domain';
import type { DatapointEditorHandle } from '@assay/shared/widgets';
import type { ReactNode, Ref } from 'react';
import type { DocumentTyping } from '../../../document/page-scales.ts';
import type { MetricState } from '../../../document/metric-state.ts';
import type { ReviewField } from '../../../document/review-fields.ts';
import type { RefusedPart } from '../../../document/refusal.ts';
import type { EntityLinkHandle } from '../model/active-elements.ts';
import type { FieldActions } from '../model/field-actions.ts';

/** What a row and its parts show of a metric, and what they can do to it. */
export interface MetricRowProps {
  readonly field: ReviewField;
  readonly isActive: boolean;
  /** Tab reaches this row: the active one, or the first. */
  readonly isTabStop: boolean;
  /** The value that another user stored in the meantime. */
  readonly theirs: MetricState | undefined;
  /** What the server did not accept of the edit. */
  readonly refusal: RefusedPart | undefined;
  readonly canEdit: boolean;
  /** Editing also takes the permission to verify. */
  readonly isLocked: boolean;
  readonly canVerify: boolean;
  readonly language: Language;
  readonly typing: DocumentTyping;
  readonly actions: FieldActions;
  /** Further details of the active metric. */
  readonly details?: ((field: ReviewField) => ReactNode) | undefined;
  /** They are set for the active row only. */
  readonly rowRef: Ref<HTMLDivElement>;
  readonly editorRef: Ref<DatapointEditorHandle>;
  readonly linkRef: Ref<EntityLinkHandle>;
}
