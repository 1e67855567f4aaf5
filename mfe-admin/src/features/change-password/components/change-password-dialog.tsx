import { changePasswordErrors, type ChangePasswordForm } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNotify, useSession } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';
import { PasswordInput, Stack } from '@assay/shared/ui';
import { FormModal } from '@assay/shared/ui/forms';
import { useState } from 'react';
import { RequirementList } from './requirement-list.tsx';

/** Width of the dialog in px [PROF-011]. */
const DIALOG_WIDTH = 480;

const BLANK: ChangePasswordForm = { previousPassword: '', proposedPassword: '', proposedPasswordConfirm: '' };

const FIELDS = [
  { name: 'previousPassword', label: 'users.currentPassword', autoComplete: 'current-password' },
  { name: 'proposedPassword', label: 'users.newPassword', autoComplete: 'new-password' },
  { name: 'proposedPasswordConfirm', label: 'users.confirmNewPassword', autoComplete: 'new-password' },
] as const;

interface ChangePasswordDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Changes the password of the signed-in user at the identity service [PROF-012, PROF-023]. */
export function ChangePasswordDialog({ opened, onClose }: ChangePasswordDialogProps) {
  const { changePassword } = useSession();
  const notify = useNotify();
  const [form, setForm] = useState(BLANK);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const close = () => {
    setForm(BLANK);
    setTouched(new Set());
    onClose();
  };
  const change = useMutation({
    mutationFn: () => changePassword({ current: form.previousPassword, proposed: form.proposedPassword }),
    onSuccess: () => {
      notify('users.passwordChanged');
      close();
    },
    onError: ({ message: reason }) =>
      reason === ''
        ? notify('users.passwordChangeFailed')
        : notify('users.passwordChangeFailedBecause', { reason }),
  });
  const errors = changePasswordErrors(form);
  const isInvalid = Object.keys(errors).length > 0;
  /** Enter submits also while Continue is disabled: the form then shows what is missing [PROF-022]. */
  const submit = () => {
    if (change.isPending) return;
    if (!isInvalid) return change.mutate();
    setTouched(new Set(FIELDS.map(({ name }) => name)));
    notify('validation.invalidInputs');
  };
  return (
    <FormModal
      opened={opened}
      onClose={close}
      title={text('users.changePassword')}
      width={DIALOG_WIDTH}
      action={text('users.passwordContinue')}
      isPending={change.isPending}
      isIncomplete={isInvalid}
      onSubmit={submit}
    >
      <Stack gap="md">
        {FIELDS.map(({ name, label, autoComplete }) => {
          const error = touched.has(name) ? errors[name] : undefined;
          return (
            <PasswordInput
              key={name}
              label={text(label)}
              name={name}
              autoComplete={autoComplete}
              value={form[name]}
              error={error && text(error)}
              onChange={(value) => setForm((before) => ({ ...before, [name]: value }))}
              onBlur={() => setTouched((before) => new Set(before).add(name))}
            />
          );
        })}
        <RequirementList password={form.proposedPassword} confirmation={form.proposedPasswordConfirm} />
      </Stack>
    </FormModal>
  );
}
