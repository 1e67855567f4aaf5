import { ACCOUNT_STATUSES, isValidEmail, USER_NAME_MAX_LENGTH } from '@assay/shared/domain';
import { z } from 'zod';

/** A user's name as it may be stored. */
export const userName = z.string().trim().min(1).max(USER_NAME_MAX_LENGTH);

/** A user's e-mail in the one form in which it is stored [1 §5]. */
export const userEmail = z.string().trim().toLowerCase().normalize('NFC').refine(isValidEmail);

/** A permission mask: bits of a 32-bit integer, the sign excluded. */
export const permissionMask = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** 1 Creating, 2 Active, 3 Deactivated [1 §3]. */
export const accountStatus = z.union([
  z.literal(ACCOUNT_STATUSES.CREATING),
  z.literal(ACCOUNT_STATUSES.ACTIVE),
  z.literal(ACCOUNT_STATUSES.DEACTIVATED),
]);
