import type { DateOrder, DateWriting, DecimalMark, NumberWriting } from '@assay/shared/domain';

/** What is known where values are typed. It is the same for all values of a document. */
export interface TypingContext {
  /** Currency of an amount for which none was found; the input shows it before it is saved [AMB-124]. */
  readonly currency: string | null;
  /** The document that the values belong to: entities that are related to it are suggested first. */
  readonly documentRequestId?: string;
  /** How the document writes numbers and dates, with what the user answered before [AMB-123]. */
  readonly numbers?: Pick<NumberWriting, 'answered' | 'printedMarks'>;
  readonly dates?: Pick<DateWriting, 'answered' | 'printedOrders'>;
  /** By power of ten: whether figures on pages that state amounts in it are scaled, as the user answered before. */
  readonly scaleAnswers?: ReadonlyMap<number, boolean>;
  readonly onScaleAnswered?: (power: number, isScaled: boolean) => void;
  /** The user chose how a number or a date is read. */
  readonly onNumberAnswered?: (mark: DecimalMark) => void;
  readonly onDateAnswered?: (order: DateOrder) => void;
}
