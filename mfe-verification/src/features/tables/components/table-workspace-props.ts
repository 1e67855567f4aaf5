import type { Annotation } from '@assay/shared/contracts';
import type { AttentionReason, Language } from '@assay/shared/domain';
import type { ReactNode } from 'react';
import type { DocumentTyping } from '../../../document/page-scales.ts';
import type { PageBox, RegionPicker } from '../../../document/page-box.ts';
import type { ReviewDocument, ReviewGroup } from '../../../document/review-document.ts';
import type { TableRights } from '../hooks/table-commands-input.ts';
import type { TableSession } from '../../../editing/table-session.ts';

export interface TableWorkspaceProps {
  readonly session: TableSession;
  readonly document: ReviewDocument;
  readonly group: ReviewGroup;
  /** The metrics of the group that the chosen time periods hide, by fin [SCH-009]. */
  readonly hiddenFins: ReadonlySet<string>;
  readonly rights: TableRights;
  readonly typing: DocumentTyping;
  /** The currency that the document names or mostly has; null where it has none. */
  readonly documentCurrency: string | null;
  readonly language: Language;
  /** The lines of the pages; none while they load. */
  readonly lines: readonly Annotation[];
  readonly describeReason: (reason: AttentionReason) => string;
  /** A value that was clicked on the page; a new object for each click. */
  readonly wanted: { readonly metricId: string } | null;
  /** Called with the metric of the active cell and its place on the page. */
  readonly onActive: (metricId: string | null, location: PageBox | null) => void;
  /** Asks for a box on the page; null ends the request. */
  readonly onLocate: (request: RegionPicker | null) => void;
  readonly isLocating: boolean;
  /** Further tools, at the right end. */
  readonly children?: ReactNode;
}
