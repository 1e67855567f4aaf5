import type { SuggestedEntity } from '@assay/shared/contracts';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { SuggestInput, type Suggestion, type SuggestInputProps } from '@assay/shared/ui/forms';
import { useState } from 'react';
import type { NamedEntity } from './datapoint-draft.ts';
import { useTypedEntities, type SoughtEntity } from './entity-suggestions.queries.ts';

export interface EntityInputProps extends Omit<SuggestInputProps, 'suggestions' | 'onChange'> {
  /** The typed name, and the entity if it is one of the suggestions. */
  readonly onChange: (name: string, entity: NamedEntity | undefined) => void;
  /** The metric and the document that the name stands in. */
  readonly place: Omit<SoughtEntity, 'name'>;
}

const REASONS: Readonly<Partial<Record<SuggestedEntity['reason'], MessageKey>>> = {
  identifier: 'entities.suggestedByIdentifier',
  related: 'entities.suggestedByRelation',
};

/** What distinguishes a suggested entity from others: why it is suggested, and its types. */
export function suggestionDetail({ aka, reason, types }: SuggestedEntity): string {
  const key = REASONS[reason];
  const why = aka === null ? key && textOf(key) : text('entities.alsoKnownAs', { aka });
  return [why, ...types].filter((part) => part !== undefined).join(' · ');
}

const toSuggestion = (entity: SuggestedEntity): Suggestion => ({
  id: entity.entityId,
  label: entity.name,
  detail: suggestionDetail(entity),
});

/** The name of an entity, with the client's entities as suggestions; any other name may be typed [AMB-069]. */
export function EntityInput({ value, onChange, place, ...field }: EntityInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const entities = useTypedEntities(typed, place);
  return (
    <SuggestInput
      {...field}
      suggestions={entities.map(toSuggestion)}
      value={value}
      onChange={(name) => {
        setTyped(name);
        const entity = entities.find((one) => one.name === name);
        onChange(name, entity && { id: entity.entityId, name });
      }}
    />
  );
}
