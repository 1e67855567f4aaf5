import { ApiError } from '@assay/shared/api-client';
import { readRecovery, recoverAccount, type ResponseOf } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { useLocation } from '@assay/shared/router';
import { ErrorPanel, LoadingOverlay, Text } from '@assay/shared/ui';
import { useState } from 'react';
import { useShell } from '../host/shell-context.tsx';
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLink } from './sign-in-link.tsx';
import classes from './sign-in.module.css';
import { useSubmit } from './use-submit.ts';

type OpenLink = ResponseOf<typeof readRecovery> & { readonly email: string };

interface RecoverFormProps {
  readonly link: OpenLink;
  readonly token: string;
  readonly onDone: () => void;
  /** The link has been used or has expired since the page was opened. */
  readonly onVoid: () => void;
}

function RecoverForm({ link, token, onDone, onVoid }: RecoverFormProps) {
  const { api, viewerManager, notify, log } = useShell();
  const { value, setValue, check } = useNewPassword(notify);
  const { isSubmitting, handleSubmit } = useSubmit(async () => {
    if (link.setsPassword && !check()) return;
    const password = link.setsPassword ? { password: value.password } : {};
    try {
      await api.call(recoverAccount, { body: { token, ...password } });
    } catch (error) {
      log.info('signIn.recoveryFailed', { error });
      if (error instanceof ApiError && error.code === 'CODE_EXPIRED') onVoid();
      else notify('signIn.recoveryFailed');
      return;
    }
    // A session of this browser has ended with all others.
    await viewerManager.signOut({ byChoice: false });
    onDone();
  });
  return (
    <SignInForm
      title={text('signIn.recoverTitle')}
      hint={text(link.setsPassword ? 'signIn.recoverHint' : 'signIn.recoverByPoolHint', {
        email: link.email,
      })}
      submitLabel={text('signIn.recover')}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit}
      footer={<SignInLink to="/login">{text('signIn.backToLogin')}</SignInLink>}
    >
      {link.setsPassword && <NewPasswordFields value={value} onChange={setValue} />}
    </SignInForm>
  );
}

/** What became of the link, with the way to signing in. */
function Outcome({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <section className={classes.form} aria-label={title}>
      <header className={classes.heading}>
        <h1 className={classes.title}>{title}</h1>
        <Text as="p" quiet className={classes.hint}>
          {hint}
        </Text>
      </header>
      <footer className={classes.links}>
        <SignInLink to="/login">{text('signIn.backToLogin')}</SignInLink>
      </footer>
    </section>
  );
}

/**
 * Where the link in a mail about a changed address or password leads: puts the address back, ends all sessions and sets a new
 * password [AMB-140]. The secret of the link is in the fragment of the address.
 */
export function RecoverAccount() {
  const { api, queryClient } = useShell();
  const token = useLocation().hash.slice(1);
  const [recovered, setRecovered] = useState<OpenLink>();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['account-recovery', token],
      queryFn: ({ signal }) => api.call(readRecovery, { body: { token } }, { signal }),
      staleTime: Infinity,
    },
    queryClient,
  );
  if (recovered) {
    const { email, setsPassword } = recovered;
    const hint = setsPassword ? 'signIn.recoveredHint' : 'signIn.recoveredByPoolHint';
    return <Outcome title={text('signIn.recoveredTitle')} hint={text(hint, { email })} />;
  }
  if (isError) return <ErrorPanel title={text('signIn.recoveryLoadFailed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingOverlay visible />;
  if (data.state === 'used')
    return <Outcome title={text('signIn.linkUsedTitle')} hint={text('signIn.linkUsedHint')} />;
  if (data.state === 'expired' || data.email === null)
    return <Outcome title={text('signIn.linkExpiredTitle')} hint={text('signIn.linkExpiredHint')} />;
  const link = { ...data, email: data.email };
  return (
    <RecoverForm link={link} token={token} onDone={() => setRecovered(link)} onVoid={() => void refetch()} />
  );
}
