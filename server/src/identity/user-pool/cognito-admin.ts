import type { AdminCreateUserCommandInput, UserType } from '@aws-sdk/client-cognito-identity-provider';
import type { IdentityAccount, IdentityAdmin, NewIdentity } from '../admin-port.ts';
import { ProtocolError, isProtocolErrorCode } from '../protocol-error.ts';
import { canonicalEmail } from '../users.ts';

const PAGE = 60;

/** Which pool to administer, and how it is reached. */
export interface CognitoAdminOptions {
  userPoolId: string;
  region: string;
  /** Address of the pool's API if it is not the one of AWS. */
  endpoint?: string | undefined;
  /** The usual AWS chain (environment, profile, role of the machine) when absent. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** The administration port over a real user pool. The library of AWS is loaded by this call. */
export async function openCognitoAdmin(options: CognitoAdminOptions): Promise<IdentityAdmin> {
  const { userPoolId: UserPoolId, region, endpoint, credentials } = options;
  const sdk = await import('@aws-sdk/client-cognito-identity-provider');
  const client = new sdk.CognitoIdentityProviderClient({
    region,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
  });
  const of = (subject: string) => ({ UserPoolId, Username: subject });
  const setPassword = async (
    subject: string,
    password: string,
    { isPermanent }: { isPermanent: boolean },
  ) => {
    const input = { ...of(subject), Password: password, Permanent: isPermanent };
    await client.send(new sdk.AdminSetUserPasswordCommand(input));
  };
  const updateEmail = async (subject: string, email: string) => {
    // An unproven address could not reset a password: so what the suite sets counts as verified.
    const UserAttributes = attributesOf({ email: canonicalEmail(email), email_verified: 'true' });
    await client.send(new sdk.AdminUpdateUserAttributesCommand({ ...of(subject), UserAttributes }));
  };
  const listPage = (PaginationToken: string | undefined) =>
    client.send(new sdk.ListUsersCommand({ UserPoolId, Limit: PAGE, PaginationToken }));

  return inOurWords({
    async createUser(user) {
      const { User } = await client.send(new sdk.AdminCreateUserCommand({ UserPoolId, ...creationOf(user) }));
      const subject = User && attributeOf(User, 'sub');
      if (!subject) throw new Error('The pool answered no subject');
      if (user.permanentPassword !== undefined) {
        await setPassword(subject, user.permanentPassword, { isPermanent: true });
      }
      return { subject };
    },
    async remove(subject) {
      await client.send(new sdk.AdminDeleteUserCommand(of(subject)));
    },
    async disable(subject) {
      await client.send(new sdk.AdminDisableUserCommand(of(subject)));
      await client.send(new sdk.AdminUserGlobalSignOutCommand(of(subject)));
    },
    async enable(subject) {
      await client.send(new sdk.AdminEnableUserCommand(of(subject)));
    },
    setPassword,
    updateEmail,
    async recover(subject, { email }) {
      await updateEmail(subject, email);
      // The present password is refused from now on, and the pool mails a code for a new one to the address.
      await client.send(new sdk.AdminResetUserPasswordCommand(of(subject)));
      await client.send(new sdk.AdminUserGlobalSignOutCommand(of(subject)));
    },
    list: () => listAccounts(listPage),
  });
}

function creationOf(user: NewIdentity): Omit<AdminCreateUserCommandInput, 'UserPoolId'> {
  const email = canonicalEmail(user.email);
  const isSilent = user.suppressMail ?? user.permanentPassword !== undefined;
  return {
    Username: email,
    UserAttributes: attributesOf({ email, email_verified: 'true', name: user.name }),
    TemporaryPassword: user.permanentPassword ?? user.temporaryPassword,
    ...(isSilent ? { MessageAction: 'SUPPRESS' } : { DesiredDeliveryMediums: ['EMAIL'] }),
  };
}

type ListPage = (token: string | undefined) => Promise<{
  Users?: UserType[] | undefined;
  PaginationToken?: string | undefined;
}>;

async function listAccounts(listPage: ListPage): Promise<IdentityAccount[]> {
  const accounts: IdentityAccount[] = [];
  let token: string | undefined;
  do {
    const page = await listPage(token);
    accounts.push(...(page.Users ?? []).map(toAccount));
    token = page.PaginationToken;
  } while (token !== undefined);
  return accounts;
}

function toAccount(user: UserType): IdentityAccount {
  return {
    subject: attributeOf(user, 'sub') ?? user.Username ?? '',
    email: canonicalEmail(attributeOf(user, 'email') ?? ''),
    name: attributeOf(user, 'name') ?? '',
    isEnabled: user.Enabled ?? true,
    isPasswordTemporary: user.UserStatus === 'FORCE_CHANGE_PASSWORD',
  };
}

function attributesOf(values: Readonly<Record<string, string>>) {
  return Object.entries(values).map(([Name, Value]) => ({ Name, Value }));
}

function attributeOf({ Attributes = [] }: UserType, name: string): string | undefined {
  return Attributes.find(({ Name }) => Name === name)?.Value;
}

/** The port with the pool's refusals as ours: both go by the names of the same protocol. */
function inOurWords(port: IdentityAdmin): IdentityAdmin {
  const translated = Object.entries(port).map(
    ([name, call]: [string, (...given: never[]) => Promise<unknown>]) => [
      name,
      (...given: never[]) => call(...given).catch(rethrow),
    ],
  );
  return Object.fromEntries(translated) as IdentityAdmin;
}

function rethrow(error: unknown): never {
  if (error instanceof Error && isProtocolErrorCode(error.name))
    throw new ProtocolError(error.name, error.message);
  throw error;
}
