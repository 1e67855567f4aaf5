import type { BodyOf, updateProfile } from '@assay/shared/contracts';

/** The fields of the profile. */
export interface Profile {
  readonly name: string;
  readonly email: string;
}

/** What was typed, as it is stored. */
export const tidied = ({ name, email }: Profile): Profile => ({ name: name.trim(), email: email.trim() });

/** Whether what was typed differs from what is stored. */
export function isChanged(stored: Profile, typed: Profile): boolean {
  const { name, email } = tidied(typed);
  return name !== stored.name || email !== stored.email;
}

/** What a save sends: the e-mail only if it changed [PROF-008]. */
export function profileBody(stored: Profile, typed: Profile): BodyOf<typeof updateProfile> {
  const { name, email } = tidied(typed);
  return { name, ...(email !== stored.email && { email }) };
}
