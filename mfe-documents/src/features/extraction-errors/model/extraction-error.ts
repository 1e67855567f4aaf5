import type { DocumentRequest } from '@assay/shared/contracts';
import { failureMessageKey, type FailureReason, type UnsupportedDocumentKind } from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';

/** A document whose extraction failed. */
export interface ExtractionError {
  readonly id: string;
  readonly name: string;
  readonly documentType: string | null;
  readonly uploadedDate: string;
  /** The reason, as a message key [AMB-050]. */
  readonly failure: MessageKey;
  /** What to do about it where the reason does not say so, as a message key. */
  readonly hint: MessageKey | null;
  /** The document has the evidence of no type, so that a person chooses one. */
  readonly needsType: boolean;
  /** What it looks like instead, as a message key; null where nothing says so. */
  readonly looksLike: MessageKey | null;
  /** The client has the same file in another document. */
  readonly isDuplicate: boolean;
}

const LOOKS = {
  balanceSheet: 'extraction.looksLikeBalanceSheet',
  incomeStatement: 'extraction.looksLikeIncomeStatement',
  cashFlowStatement: 'extraction.looksLikeCashFlowStatement',
  bankStatement: 'extraction.looksLikeBankStatement',
  invoice: 'extraction.looksLikeInvoice',
} as const satisfies Record<UnsupportedDocumentKind, MessageKey>;

const HINTS = {
  dynamicForm: 'extraction.dynamicFormHint',
} as const satisfies Record<FailureReason, MessageKey>;

/** Makes a row of a failed document request. */
export function toExtractionError({
  id,
  fileName,
  documentType,
  uploadedDate,
  stage,
  typeToChoose,
  failureReason,
}: DocumentRequest): ExtractionError {
  const looksLike = typeToChoose?.looksLike ?? null;
  return {
    id,
    name: fileName,
    documentType,
    uploadedDate,
    failure: failureMessageKey(stage),
    hint: failureReason && HINTS[failureReason],
    needsType: typeToChoose !== null,
    looksLike: looksLike && LOOKS[looksLike],
    isDuplicate: stage === 'EXT_FAILED_DUPLICATE',
  };
}
