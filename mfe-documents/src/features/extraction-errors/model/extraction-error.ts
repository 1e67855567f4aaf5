import type { DocumentRequest } from '@assay/shared/contracts';
import { failureMessageKey } from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';

/** A document whose extraction failed. */
export interface ExtractionError {
  readonly id: string;
  readonly name: string;
  readonly documentType: string | null;
  readonly uploadedDate: string;
  /** The reason, as a message key [AMB-050]. */
  readonly failure: MessageKey;
  /** The document was to be read as the type that it is recognised as, and none was. */
  readonly isUnrecognised: boolean;
  /** The client has the same file in another document. */
  readonly isDuplicate: boolean;
}

/** Makes a row of a failed document request. */
export function toExtractionError({
  id,
  fileName,
  documentType,
  uploadedDate,
  stage,
}: DocumentRequest): ExtractionError {
  return {
    id,
    name: fileName,
    documentType,
    uploadedDate,
    failure: failureMessageKey(stage),
    isUnrecognised: stage === 'EXT_FAILED' && documentType === null,
    isDuplicate: stage === 'EXT_FAILED_DUPLICATE',
  };
}
