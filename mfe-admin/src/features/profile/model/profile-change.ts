import type { BodyOf, updateProfile } from '@assay/shared/contracts';

/** The fields of the profile. */
export interface Profile {
  readonly name: string;
  readonly email: string;
}

/** The fields without surrounding spaces, as they are stored. */
export const trimProfile = ({ name, email }: Profile): Profile => ({
  name: name.trim(),
  email: email.trim(),
});

/** Whether the typed profile differs from the stored one. */
export function hasChanges(stored: Profile, typed: Profile): boolean {
  const { name, email } = trimProfile(typed);
  return name !== stored.name || email !== stored.email;
}

/** Request body; includes the email only if it changed [PROF-008]. */
export function toProfileBody(stored: Profile, typed: Profile): BodyOf<typeof updateProfile> {
  const { name, email } = trimProfile(typed);
  return { name, ...(email !== stored.email && { email }) };
}
