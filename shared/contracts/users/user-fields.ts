import { ACCOUNT_STATUSES, INPUT_LIMITS, isValidEmail, USER_NAME_MAX_LENGTH } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { integerInput, textInput } from '../input.ts';

/** A user's name as it may be stored. */
export const userName = textInput(INPUT_LIMITS.name).trim().min(1).max(USER_NAME_MAX_LENGTH);

/** A user's e-mail in the one form in which it is stored. */
export const userEmail = textInput(INPUT_LIMITS.name)
  .trim()
  .toLowerCase()
  .normalize('NFC')
  .refine(isValidEmail);

/** A permission mask: bits of a 32-bit integer, the sign excluded. */
export const permissionMask = integerInput({ min: 0 });

/** 1 Creating, 2 Active, 3 Deactivated [USR-018, USR-019]. */
export const accountStatus = z.union([
  z.literal(ACCOUNT_STATUSES.CREATING),
  z.literal(ACCOUNT_STATUSES.ACTIVE),
  z.literal(ACCOUNT_STATUSES.DEACTIVATED),
]);
