import type { MessageDefinition } from '../message.ts';
import { acceptanceMessages } from './acceptance.messages.ts';
import { checksMessages } from './checks.messages.ts';
import { confirmationMessages } from './confirmation.messages.ts';
import { dashboardMessages } from './dashboards.messages.ts';
import { datapointsMessages } from './datapoints.messages.ts';
import { documentsMessages } from './documents.messages.ts';
import { entitiesMessages } from './entities.messages.ts';
import { exportsMessages } from './exports.messages.ts';
import { extractionMessages } from './extraction.messages.ts';
import { genericMessages } from './generic.messages.ts';
import { identityMailMessages } from './identity-mail.messages.ts';
import { learningMessages } from './learning.messages.ts';
import { metricsMessages } from './metrics.messages.ts';
import { navigationMessages } from './navigation.messages.ts';
import { peopleMessages } from './people.messages.ts';
import { permissionsMessages } from './permissions.messages.ts';
import { priorPeriodMessages } from './prior-period.messages.ts';
import { relationshipsMessages } from './relationships.messages.ts';
import { reportsMessages } from './reports.messages.ts';
import { reviewKeysMessages } from './review-keys.messages.ts';
import { schemasMessages } from './schemas.messages.ts';
import { secondEntryMessages } from './second-entry.messages.ts';
import { settingsMessages } from './settings.messages.ts';
import { shellMessages } from './shell.messages.ts';
import { signInMessages } from './sign-in.messages.ts';
import { tablesMessages } from './tables.messages.ts';
import { uiMessages } from './ui.messages.ts';
import { usageMessages } from './usage.messages.ts';
import { usersMessages } from './users.messages.ts';
import { validationMessages } from './validation.messages.ts';
import { valueHistoryMessages } from './value-history.messages.ts';
import { verificationMessages } from './verification.messages.ts';

/** Every text a user reads, by key `area.name`. */
export const MESSAGES = {
  ...acceptanceMessages,
  ...checksMessages,
  ...confirmationMessages,
  ...dashboardMessages,
  ...datapointsMessages,
  ...documentsMessages,
  ...entitiesMessages,
  ...exportsMessages,
  ...extractionMessages,
  ...genericMessages,
  ...identityMailMessages,
  ...learningMessages,
  ...metricsMessages,
  ...navigationMessages,
  ...peopleMessages,
  ...permissionsMessages,
  ...priorPeriodMessages,
  ...relationshipsMessages,
  ...reportsMessages,
  ...reviewKeysMessages,
  ...schemasMessages,
  ...secondEntryMessages,
  ...settingsMessages,
  ...shellMessages,
  ...signInMessages,
  ...tablesMessages,
  ...uiMessages,
  ...usageMessages,
  ...usersMessages,
  ...validationMessages,
  ...valueHistoryMessages,
  ...verificationMessages,
} satisfies Record<string, MessageDefinition>;

/** The key of a message. */
export type MessageKey = keyof typeof MESSAGES;
