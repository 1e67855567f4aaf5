import { newUserError } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { useDraftForm } from '@assay/shared/state';
import { Stack, TextInput } from '@assay/shared/ui';
import { FormModal } from '@assay/shared/ui/forms';
import { useCreateUser } from '../api/users.mutations.ts';

/** Width of the dialog in px. */
const WIDTH = 480;
const BLANK = { name: '', email: '' };

const errorsOf = (fields: typeof BLANK) => {
  const error = newUserError(fields);
  return error === null ? {} : { form: error };
};

interface CreateUserDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Creates a user: name and e-mail; the server sends a temporary password to the address [AMB-080]. */
export function CreateUserDialog({ opened, onClose }: CreateUserDialogProps) {
  const notify = useNotify();
  const form = useDraftForm({ subject: 'users.create', stored: BLANK, errorsOf, shows: 'none' });
  const { name, email } = form.fields;
  const close = () => {
    form.reset();
    onClose();
  };
  const creation = useCreateUser({ onDone: close });
  const submit = () =>
    form.submit({
      isPending: creation.isPending,
      send: () => creation.mutate({ name: name.trim(), email: email.trim() }),
      onInvalid: () => {
        const error = newUserError(form.fields);
        if (error) notify(error);
      },
    });
  return (
    <FormModal
      opened={opened}
      onClose={close}
      width={WIDTH}
      title={text('users.createTitle')}
      action={text('users.create')}
      isPending={creation.isPending}
      onSubmit={submit}
    >
      <Stack gap="md">
        <TextInput
          label={text('users.name')}
          name="name"
          autoComplete="off"
          required
          value={name}
          onChange={(value) => form.change({ name: value })}
        />
        <TextInput
          label={text('users.email')}
          description={text('users.temporaryPasswordHint')}
          name="email"
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={(value) => form.change({ email: value })}
        />
      </Stack>
    </FormModal>
  );
}
