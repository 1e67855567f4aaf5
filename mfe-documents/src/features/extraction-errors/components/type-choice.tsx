import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import {
  Button,
  IconChevronDown,
  iconProps,
  Menu,
  type ButtonProps,
  type MenuEntry,
  type MenuProps,
  type OptionGroup,
} from '@assay/shared/ui';
import classes from './type-choice.module.css';

const NEEDS = ACTIONS['documents.reprocess'];
/** So many types have a button in a row; where there are more, a menu behind them has them all. */
const MAX_BUTTONS = 4;

/** Types that can be chosen, and what a choice does. */
export interface TypeChoiceProps {
  readonly typeChoices: readonly OptionGroup[];
  /** A choice is being sent, so that no other can be made. */
  readonly isBusy: boolean;
  readonly onChoose: (documentType: string) => void;
}

interface TypeMenuProps
  extends
    Pick<TypeChoiceProps, 'typeChoices' | 'onChoose'>,
    Pick<ButtonProps, 'variant' | 'disabled' | 'children' | 'aria-label'>,
    Pick<MenuProps, 'position'> {}

/** All types by category, behind a button. */
function TypeMenu({ typeChoices, onChoose, position, ...button }: TypeMenuProps) {
  const items = typeChoices.flatMap(({ group, items: types }): MenuEntry[] => [
    { kind: 'heading', id: `category ${group}`, label: group },
    ...types.map(({ value, label }) => ({ id: value, label, onSelect: () => onChoose(value) })),
  ]);
  const trigger = (
    <Button size="sm" trailingIcon={<IconChevronDown {...iconProps} size={14} />} {...button} />
  );
  return <Menu trigger={trigger} items={items} position={position} />;
}

/** The types that a document can be read as, each one click away [AMB-129]. */
export function TypeButtons({
  name,
  typeChoices,
  isBusy,
  onChoose,
}: TypeChoiceProps & { readonly name: string }) {
  const types = typeChoices.flatMap(({ items }) => items);
  return (
    <span className={classes.types} role="group" aria-label={text('extraction.typesOf', { name })}>
      {types.slice(0, MAX_BUTTONS).map(({ value, label }) => (
        <PermissionLock key={value} needs={NEEDS} hideIcon>
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={text('extraction.readAs', { name, type: label })}
            onClick={() => onChoose(value)}
          >
            {label}
          </Button>
        </PermissionLock>
      ))}
      {types.length > MAX_BUTTONS && (
        <PermissionLock needs={NEEDS} hideIcon>
          <TypeMenu
            typeChoices={typeChoices}
            onChoose={onChoose}
            variant="quiet"
            disabled={isBusy}
            aria-label={text('extraction.moreTypesOf', { name })}
          >
            {text('extraction.moreTypes')}
          </TypeMenu>
        </PermissionLock>
      )}
    </span>
  );
}

/** Chooses one type for all selected documents. */
export function TypeOfSelected({ typeChoices, isBusy, onChoose }: TypeChoiceProps) {
  return (
    <PermissionLock needs={NEEDS}>
      <TypeMenu
        typeChoices={typeChoices}
        onChoose={onChoose}
        position="top-end"
        variant="primary"
        disabled={isBusy}
      >
        {text('extraction.chooseType')}
      </TypeMenu>
    </PermissionLock>
  );
}
