import { failedPasswordRequirement } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { Notify } from '@assay/shared/platform';
import { PasswordInput } from '@assay/shared/ui';
import { useState } from 'react';

/** A new password typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** The state of the two fields, and their check on submission. */
export function useNewPassword(notify: Notify) {
  const [value, setValue] = useState<NewPassword>({ password: '', confirmation: '' });
  /** Shows the first requirement that fails [AUTH-027]. Returns whether all are met. */
  const check = () => {
    const failed = failedPasswordRequirement(value.password, value.confirmation);
    if (failed) notify('signIn.failedRequirement', { requirement: text(failed) });
    return failed === null;
  };
  return { value, setValue, check };
}

interface NewPasswordFieldsProps {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
}

/** New and confirm password [AUTH-013, AUTH-023]. */
export function NewPasswordFields({ value, onChange }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        label={text('signIn.newPassword')}
        name="new-password"
        autoComplete="new-password"
        required
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
      />
      <PasswordInput
        label={text('signIn.confirmPassword')}
        name="confirm-password"
        autoComplete="new-password"
        required
        value={value.confirmation}
        onChange={(confirmation) => onChange({ ...value, confirmation })}
      />
    </>
  );
}
