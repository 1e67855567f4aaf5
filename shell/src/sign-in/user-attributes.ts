import * as z from '@assay/shared/zod';

const userAttributes = z.record(z.string(), z.string()).and(z.object({ email: z.string().min(1) }));

/**
 * The user attributes that the address of the forced change carries as JSON text [ROUTE-025]. Null where they cannot
 * be parsed or have no e-mail [AUTH-010, AUTH-011].
 */
export function parseUserAttributes(text: string | null): Readonly<Record<string, string>> | null {
  if (text === null) return null;
  try {
    return userAttributes.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
