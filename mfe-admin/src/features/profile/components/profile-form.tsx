import { profileErrors } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePersistedState } from '@assay/shared/state';
import { Button, Form, Group, Stack, TextInput } from '@assay/shared/ui';
import { useState, type ReactNode } from 'react';
import { passwordRequestOf, useUpdateProfile } from '../api/profile.mutations.ts';
import { isChanged, profileBody, trimmed, type Profile } from '../model/profile-change.ts';
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

const NOTHING: Partial<Profile> = {};

/** Reads edits that were persisted when the session ended. */
function readEdits(kept: unknown): Partial<Profile> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const edits = FIELDS.flatMap(({ name }) => {
    const typed: unknown = Reflect.get(kept, name);
    return typeof typed === 'string' ? [[name, typed] as const] : [];
  });
  return Object.fromEntries(edits);
}

/** The own name and e-mail [PROF-003]. Reset restores the stored values without a call or a question [AMB-083]. */
export function ProfileForm({ stored, isReadOnly, children }: ProfileFormProps) {
  const [edits, setEdits] = usePersistedState({ subject: 'profile', initial: NOTHING, parse: readEdits });
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const [currentPassword, setCurrentPassword] = useState<string | null>(null);
  const update = useUpdateProfile();
  const typed = { ...stored, ...edits };
  const errors = profileErrors(typed);
  const isDirty = isChanged(stored, typed);
  const isInvalid = Object.keys(errors).length > 0;
  const passwordRequest = passwordRequestOf(update.error);
  const save = (password: string | null) =>
    update.mutate(
      { ...profileBody(stored, typed), ...(password !== null && { currentPassword: password }) },
      {
        onSuccess: (pending) => {
          setEdits(trimmed(typed));
          setPendingEmail(pending);
        },
      },
    );
  const submit = () => {
    if (!isDirty || isInvalid || update.isPending) return;
    setCurrentPassword(null);
    save(null);
  };
  return (
    <>
      <Form onSubmit={submit} noValidate>
        <Stack gap="md">
          {FIELDS.map(({ name, label, ...field }) => {
            const error = edits[name] === undefined ? undefined : errors[name];
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
                onChange={(value) => setEdits((before) => ({ ...before, [name]: value }))}
              />
            );
          })}
          <Group gap="xs">
            <Button disabled={isReadOnly || !isDirty} onClick={() => setEdits({})}>
              {text('users.reset')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={isReadOnly || !isDirty || isInvalid}
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
