import type { OptionGroup } from '@assay/shared/ui';
import { useReprocessDocuments } from '../../features/document-actions/index.ts';
import { TypeButtons, TypeOfSelected, type ExtractionError } from '../../features/extraction-errors/index.ts';

interface RowTypesProps {
  readonly error: ExtractionError;
  readonly typeChoices: readonly OptionGroup[];
}

/** The types for one document: a click extracts it as that type. */
export function RowTypes({ error: { id, name }, typeChoices }: RowTypesProps) {
  const reprocess = useReprocessDocuments({ origin: 'document' });
  return (
    <TypeButtons
      name={name}
      typeChoices={typeChoices}
      isBusy={reprocess.isPending}
      onChoose={(documentType) => reprocess.mutate([{ id, documentType, isTypeChosen: true }])}
    />
  );
}

interface SelectionTypesProps {
  readonly errors: readonly ExtractionError[];
  readonly typeChoices: readonly OptionGroup[];
  /** Called with the number of documents that left the list. */
  readonly onLeft: (count: number) => void;
}

/** The types for the selected documents: all of them are extracted as the chosen one. */
export function SelectionTypes({ errors, typeChoices, onLeft }: SelectionTypesProps) {
  const reprocess = useReprocessDocuments({ origin: 'list', onSent: onLeft });
  return (
    <TypeOfSelected
      typeChoices={typeChoices}
      isBusy={reprocess.isPending}
      onChoose={(documentType) =>
        reprocess.mutate(errors.map(({ id }) => ({ id, documentType, isTypeChosen: true })))
      }
    />
  );
}
