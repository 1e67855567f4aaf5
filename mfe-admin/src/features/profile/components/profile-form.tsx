import { profileErrors } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useDraftForm } from '@assay/shared/state';
import { Button, Form, Group, Stack, TextInput } from '@assay/shared/ui';
import { useState, type ReactNode } from 'react';
import { passwordErrorOf, useUpdateProfile } from '../api/profile.mutations.ts';
import { hasChanges, toProfileBody, trimProfile, type Profile } from '../model/profile-change.ts';
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx';
import { CurrentPasswordDialog } from './current-password-dialog.tsx';

interface ProfileFormProps {
  /** The stored profile. */
  readonly stored: Profile;
  /** Name and e-mail belong to the identity provider and cannot be edited [PROF-003]. */
  readonly isReadOnly: boolean;
  /** Further buttons. */
  readonly children?: ReactNode;
}

const FIELDS = [
  { name: 'name', label: 'users.name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'users.email', type: 'email', autoComplete: 'email' },
] as const;

/** The own name and e-mail [PROF-003]. Reset restores the stored values without a call or a question [AMB-083]. */
export function ProfileForm({ stored, isReadOnly, children }: ProfileFormProps) {
  const form = useDraftForm({
    subject: 'profile',
    stored,
    errorsOf: profileErrors,
    isChanged: hasChanges,
    shows: 'edited',
  });
  const { fields: typed, isDirty } = form;
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const [currentPassword, setCurrentPassword] = useState<string | null>(null);
  const update = useUpdateProfile();
  const passwordRequest = passwordErrorOf(update.error);
  const save = (password: string | null) =>
    update.mutate(
      { ...toProfileBody(stored, typed), ...(password !== null && { currentPassword: password }) },
      {
        onSuccess: (pending) => {
          form.change(trimProfile(typed));
          setPendingEmail(pending);
        },
      },
    );
  const submit = () => {
    if (!isDirty) return;
    form.submit({
      isPending: update.isPending,
      send: () => {
        setCurrentPassword(null);
        save(null);
      },
    });
  };
  return (
    <>
      <Form onSubmit={submit} noValidate>
        <Stack gap="md">
          {FIELDS.map(({ name, label, ...field }) => {
            const error = form.shown[name];
            return (
              <TextInput
                key={name}
                {...field}
                label={text(label)}
                name={name}
                value={typed[name]}
                readOnly={isReadOnly}
                description={name === 'email' && !isReadOnly ? text('users.emailHint') : undefined}
                error={error && text(error)}
                onChange={(value) => form.change({ [name]: value })}
              />
            );
          })}
          <Group gap="xs">
            <Button disabled={isReadOnly || !isDirty} onClick={form.reset}>
              {text('users.reset')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={isReadOnly || !isDirty || !form.isValid}
              loading={update.isPending}
            >
              {text('users.saveChanges')}
            </Button>
            {children}
          </Group>
        </Stack>
      </Form>
      <CurrentPasswordDialog
        opened={passwordRequest !== null || (update.isPending && currentPassword !== null)}
        error={currentPassword === null ? undefined : (passwordRequest ?? undefined)}
        isPending={update.isPending}
        onSubmit={(password) => {
          setCurrentPassword(password);
          save(password);
        }}
        onClose={() => {
          setCurrentPassword(null);
          update.reset();
        }}
      />
      <ConfirmEmailDialog
        email={pendingEmail}
        currentPassword={currentPassword}
        onClose={() => {
          setPendingEmail(null);
          setCurrentPassword(null);
        }}
      />
    </>
  );
}
