import { useApi } from '@assay/shared/api-client';
import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useCan } from '@assay/shared/platform';
import { useQuery } from '@assay/shared/query';
import { IconChevronDown, iconProps, Menu, type MenuEntry } from '@assay/shared/ui';
import { useState } from 'react';
import { documentTypesQuery } from '../api/document-types.queries.ts';
import { ReprocessWarning, type ReprocessWarningProps, type TypeToRead } from './reprocess-warning.tsx';
import classes from './document-type-menu.module.css';

export interface DocumentTypeMenuProps extends Pick<ReprocessWarningProps, 'documentRequestId' | 'onSent'> {
  /** The type that the document was read as. */
  readonly type: TypeToRead;
  /** The document is in a stage in which it can be extracted again. */
  readonly canBeReprocessed: boolean;
}

/** The type of a document; whoever may re-process it chooses another one here, where the extraction took the wrong one. */
export function DocumentTypeMenu({
  documentRequestId,
  type,
  canBeReprocessed,
  onSent,
}: DocumentTypeMenuProps) {
  const api = useApi();
  const isPermitted = useCan(ACTIONS['documents.reprocess']);
  const [isWanted, setIsWanted] = useState(false);
  const [chosen, setChosen] = useState<TypeToRead | null>(null);
  const { data } = useQuery({ ...documentTypesQuery(api), enabled: isWanted });
  if (!isPermitted || !canBeReprocessed) return <span className={classes.type}>{type.displayName}</span>;
  const want = () => setIsWanted(true);
  const heading: MenuEntry = { kind: 'heading', id: 'heading', label: text('verification.reprocessTypes') };
  const others = (data ?? []).filter(({ id }) => id !== type.id);
  const loading: MenuEntry = {
    id: 'loading',
    label: text('generic.loading'),
    disabled: true,
    onSelect: want,
  };
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            className={classes.type}
            aria-label={text('verification.changeType', { type: type.displayName })}
            onFocus={want}
            onPointerEnter={want}
            onClick={want}
          >
            <span className={classes.name}>{type.displayName}</span>
            <IconChevronDown {...iconProps} size={12} />
          </button>
        }
        items={[
          heading,
          ...(data ? [] : [loading]),
          ...others.map((other) => ({
            id: other.id,
            label: other.displayName,
            onSelect: () => setChosen(other),
          })),
        ]}
      />
      <ReprocessWarning
        documentRequestId={documentRequestId}
        type={chosen}
        onClose={() => setChosen(null)}
        onSent={onSent}
      />
    </>
  );
}
