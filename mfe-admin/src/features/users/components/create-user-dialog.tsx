import { newUserError } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { usePersistedState } from '@assay/shared/state';
import { Stack, TextInput } from '@assay/shared/ui';
import { FormModal } from '@assay/shared/ui/forms';
import { useCreateUser } from '../api/users.mutations.ts';

/** Width of the dialog in px. */
const WIDTH = 480;
const BLANK = { name: '', email: '' };

/** The fields as they were before a session ended. */
function readForm(kept: unknown): typeof BLANK | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { name, email } = kept as Partial<typeof BLANK>;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined;
}

interface CreateUserDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Creates a user: name and e-mail; the server sends a temporary password to the address [AMB-080]. */
export function CreateUserDialog({ opened, onClose }: CreateUserDialogProps) {
  const notify = useNotify();
  const [form, setForm] = usePersistedState({ subject: 'users.create', initial: BLANK, parse: readForm });
  const close = () => {
    setForm(BLANK);
    onClose();
  };
  const creation = useCreateUser({ onDone: close });
  const submit = () => {
    if (creation.isPending) return;
    const error = newUserError(form);
    if (error) notify(error);
    else creation.mutate({ name: form.name.trim(), email: form.email.trim() });
  };
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
          value={form.name}
          onChange={(name) => setForm({ ...form, name })}
        />
        <TextInput
          label={text('users.email')}
          description={text('users.temporaryPasswordHint')}
          name="email"
          type="email"
          autoComplete="off"
          required
          value={form.email}
          onChange={(email) => setForm({ ...form, email })}
        />
      </Stack>
    </FormModal>
  );
}
