import type { Language } from '@assay/shared/domain';
import { type PasteProblem } from '@assay/shared/widgets/data-grid';
import type { DocumentTyping } from '../../../document/page-scales.ts';
import type { MetricState } from '../../../document/metric-state.ts';
import type { TableSession } from '../../../editing/table-session.ts';
import type { TableGrid } from './use-table-grid.ts';

/** What a user may do in the tables of a document. */
export interface TableRights {
  readonly isReadOnly: boolean;
  readonly canVerify: boolean;
  /** Whether a value may be changed: a verified one of a confirmed document takes a permission of its own. */
  readonly canEdit: (state: MetricState) => boolean;
}

/** Why nothing was pasted. */
export interface PasteRefusal {
  readonly message: string;
  readonly problems: readonly PasteProblem[];
}

/** The grid that commands change, with what they need to know. */
export interface TableCommandsInput {
  readonly session: TableSession;
  readonly grid: TableGrid;
  readonly rights: TableRights;
  readonly typing: DocumentTyping;
  /** The currency that the document names or mostly has; null where it has none. */
  readonly documentCurrency: string | null;
  readonly language: Language;
  readonly onRefused: (refusal: PasteRefusal | null) => void;
}
