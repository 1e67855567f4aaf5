import type { ExportProfile } from '@assay/shared/contracts';
import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, IconPencil, iconProps, IconPlus, Select } from '@assay/shared/ui';
import classes from './export-dialog.module.css';

/** Profiles belong to the whole client, as its other settings do. */
const MANAGE = ACTIONS['exportProfiles.manage'];
/** The choice of no profile. */
const STANDARD = 'standard';

export interface ProfileChoiceProps {
  readonly profiles: readonly ExportProfile[];
  /** Null for the standard form. */
  readonly value: ExportProfile | null;
  readonly onChange: (id: string | null) => void;
  readonly onEdit: () => void;
  readonly onCreate: () => void;
  readonly disabled: boolean;
}

/** In which form a CSV or Excel file is written. */
export function ProfileChoice(props: ProfileChoiceProps) {
  const { profiles, value, onChange, onEdit, onCreate, disabled } = props;
  return (
    <div className={classes.choice}>
      <Select
        className={classes.profile}
        size="sm"
        label={text('exports.profile')}
        hideLabel
        options={[
          { value: STANDARD, label: text('exports.profileStandard') },
          ...profiles.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={value?.id ?? STANDARD}
        onChange={(id) => onChange(id === STANDARD ? null : id)}
        disabled={disabled}
      />
      <span className={classes.actions}>
        {value !== null && (
          <PermissionLock needs={MANAGE}>
            <Button
              size="sm"
              variant="quiet"
              icon={<IconPencil {...iconProps} />}
              disabled={disabled}
              onClick={onEdit}
            >
              {text('exports.profileEditThis')}
            </Button>
          </PermissionLock>
        )}
        <PermissionLock needs={MANAGE}>
          <Button
            size="sm"
            variant="quiet"
            icon={<IconPlus {...iconProps} />}
            disabled={disabled}
            onClick={onCreate}
          >
            {text('exports.profileNew')}
          </Button>
        </PermissionLock>
      </span>
    </div>
  );
}
