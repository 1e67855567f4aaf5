import { randomBytes } from 'node:crypto';
import { ACCOUNT_STATUSES, NEW_USER_GROUP, PROVIDER_USER_GROUP } from '@assay/shared/domain';
import { readOrCreateLine } from '../secrets/created-secret.ts';
import type { IdentityService } from '../identity/index.ts';
import type { AppContext } from '../processes/app-context.ts';
import type { PrintedSignIn } from '../processes/run-process.ts';
import { linkUser } from '../modules/users/identity-links.service.ts';

const PROVIDER = PROVIDER_USER_GROUP;
const PASSWORD = 'secrets/demo-password';

/** Reviews the samples that the demo shows reviewed. */
export const DEMO_REVIEWER = 'reviewer@demo.example';

/** The users of the demo client; their masks are part of the product's documentation. */
const DEMO_USERS = [
  { email: 'admin@demo.example', name: 'Ada Admin', permissions: 8_380_415, userGroup: NEW_USER_GROUP },
  {
    email: DEMO_REVIEWER,
    name: 'Rhea Reviewer',
    permissions: 4_197_410,
    userGroup: NEW_USER_GROUP,
  },
  {
    email: 'approver@demo.example',
    name: 'Amos Approver',
    permissions: 4_202_018,
    userGroup: NEW_USER_GROUP,
  },
  { email: 'viewer@demo.example', name: 'Vera Viewer', permissions: 0, userGroup: NEW_USER_GROUP },
  { email: 'staff@assay.example', name: 'Stan Staff', permissions: 8_380_415, userGroup: PROVIDER },
] as const;

/** A password that satisfies the rule: letters and digits. */
function randomPassword(): string {
  return `${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}7a`;
}

/** Creates the missing demo users and gives all of them one password. @returns the sign-in of each */
export async function createDemoUsers(
  { config, database, secrets }: AppContext,
  identity: IdentityService,
): Promise<PrintedSignIn[]> {
  let isLost = false;
  const kept = await readOrCreateLine(secrets, PASSWORD, () => {
    isLost = true;
    return config.demoPassword ?? randomPassword();
  });
  const password = config.demoPassword ?? kept;
  const accounts = new Map((await identity.admin.list()).map(({ email, subject }) => [email, subject]));
  for (const person of DEMO_USERS) {
    const known = accounts.get(person.email);
    const subject =
      known ??
      (
        await identity.admin.createUser({
          email: person.email,
          name: person.name,
          permanentPassword: password,
        })
      ).subject;
    if (known !== undefined && (isLost || password !== kept))
      await identity.admin.setPassword(known, password, { isPermanent: true });
    const user = { ...person, clientId: config.client.id, accountStatus: ACCOUNT_STATUSES.ACTIVE };
    await linkUser(database.kysely, user, { issuer: identity.issuer, subject });
  }
  if (password !== kept) await secrets.change(PASSWORD, async () => password);
  return DEMO_USERS.map(({ email }) => ({ email, password }));
}
