/** The source of calculated values. */
export const CALCULATED_SOURCE = 'CALCULATION';

/** The entity or the relationship that values belong to. */
export interface Owner {
  readonly kind: 'entity' | 'relationship';
  readonly id: string;
}

/** What a calculated value was made of: its provenance. */
export interface StoredOperand {
  readonly fin: string;
  readonly isPrevious: boolean;
  readonly datapointId: string;
  readonly reportingDate: string;
  readonly value: string;
  readonly currency: string | null;
  /** Missing in operands stored before this key. */
  readonly source?: ValueSource;
}

/** Where a value comes from: a file name, "Manual" or "CALCULATION", and who typed it. */
export interface ValueSource {
  readonly dataSource: string;
  readonly enteredBy: string | null;
}

/** A stored value of one owner, metric and reporting date. */
export interface ValueRow {
  readonly id: string;
  readonly ownerId: string;
  readonly fin: string;
  readonly reportingDate: string;
  readonly value: string;
  readonly currency: string | null;
  readonly isVerified: boolean;
  readonly source: ValueSource;
  /** Null for a value that was not calculated. */
  readonly operands: readonly StoredOperand[] | null;
}

/** A calculated value to store. */
export interface CalculatedValue {
  readonly id: string;
  readonly owner: Owner;
  readonly fin: string;
  readonly reportingDate: string;
  readonly value: string;
  readonly currency: string | null;
  readonly isVerified: boolean;
  readonly operands: readonly StoredOperand[];
}
