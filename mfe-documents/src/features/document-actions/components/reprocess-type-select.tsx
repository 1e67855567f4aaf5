import { RECOGNISED_TYPE } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Select, type OptionGroup } from '@assay/shared/ui';

/** The choice that leaves every document its type. */
const KEEP = '';

export interface TypeToReprocessProps {
  readonly typeChoices: readonly OptionGroup[];
  /** Null keeps the type of each document. */
  readonly value: string | null;
  readonly onChange: (documentType: string | null) => void;
}

/** The document type that re-processed documents are read as: their own, a chosen one, or the recognised one [AMB-129]. */
export function ReprocessTypeSelect({ typeChoices, value, onChange }: TypeToReprocessProps) {
  return (
    <Select
      label={text('documents.reprocessAs')}
      options={[
        { value: KEEP, label: text('documents.keepType') },
        { value: RECOGNISED_TYPE, label: text('extraction.recognise') },
        ...typeChoices,
      ]}
      value={value ?? KEEP}
      onChange={(chosen) => onChange(chosen === KEEP ? null : chosen)}
    />
  );
}
