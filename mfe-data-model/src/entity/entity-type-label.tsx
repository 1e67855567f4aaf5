import { ENTITY_TYPE_COLOURS, entityTypeColour } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import classes from './entity-type-label.module.css';

export interface EntityTypeLabelProps {
  readonly fin: string;
  /** The name that the client gives the type; its fin where the client has no such type. */
  readonly displayName: string;
}

/** What the label of a type reads: a type that neither the product nor the client knows is 'Unknown' [ENT-018]. */
export function entityTypeName({ fin, displayName }: EntityTypeLabelProps): string {
  const isKnown = Object.hasOwn(ENTITY_TYPE_COLOURS, fin) || displayName !== fin;
  return isKnown ? displayName : text('entities.unknownType');
}

/** An entity type: a dot in the colour of the type and its name [ENT-017]. */
export function EntityTypeLabel(type: EntityTypeLabelProps) {
  return (
    <span className={classes.type}>
      <span className={classes.dot} style={{ background: entityTypeColour(type.fin) }} aria-hidden />
      {entityTypeName(type)}
    </span>
  );
}
