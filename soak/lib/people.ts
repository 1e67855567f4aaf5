import { ACCOUNT_STATUSES, ALL_PERMISSIONS_MASK, NEW_USER_GROUP } from '@assay/shared/domain';
import { readConfig } from '../../server/src/config/config.ts';
import { linkUser } from '../../server/src/modules/users/identity-links.service.ts';
import { createApi } from '../../server/src/processes/api.ts';
import { openAppContext } from '../../server/src/processes/app-context.ts';
import { PASSWORD } from './suite.ts';

/** Creates users of the demo client with all rights, each with an account. @returns their addresses */
export async function createPeople(
  environment: Readonly<Record<string, string>>,
  count: number,
): Promise<string[]> {
  const context = await openAppContext(readConfig(environment));
  const { app, identity } = await createApi(context);
  const emails = Array.from({ length: count }, (_, at) => `person-${at}@demo.example`);
  for (const email of emails) {
    const { subject } = await identity.admin.createUser({ email, name: email, permanentPassword: PASSWORD });
    const rights = { permissions: ALL_PERMISSIONS_MASK, userGroup: NEW_USER_GROUP };
    const user = { ...rights, email, name: email, clientId: 'demo', accountStatus: ACCOUNT_STATUSES.ACTIVE };
    await linkUser(context.database.kysely, user, { issuer: identity.issuer, subject });
  }
  await app.close();
  await context.jobs.stop();
  await identity.close();
  await context.database.close();
  return emails;
}
