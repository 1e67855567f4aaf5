import type { MESSAGES } from '../../catalogue/index.ts';
import type { TextsOf } from '../texts-of.ts';
import { acceptanceGerman } from './acceptance.ts';
import { checksGerman } from './checks.ts';
import { confirmationGerman } from './confirmation.ts';
import { dashboardGerman } from './dashboards.ts';
import { datapointsGerman } from './datapoints.ts';
import { documentsGerman } from './documents.ts';
import { entitiesGerman } from './entities.ts';
import { exportsGerman } from './exports.ts';
import { extractionGerman } from './extraction.ts';
import { genericGerman } from './generic.ts';
import { identityMailGerman } from './identity-mail.ts';
import { learningGerman } from './learning.ts';
import { metricsGerman } from './metrics.ts';
import { navigationGerman } from './navigation.ts';
import { peopleGerman } from './people.ts';
import { permissionsGerman } from './permissions.ts';
import { priorPeriodGerman } from './prior-period.ts';
import { relationshipsGerman } from './relationships.ts';
import { reportsGerman } from './reports.ts';
import { reviewKeysGerman } from './review-keys.ts';
import { schemasGerman } from './schemas.ts';
import { secondEntryGerman } from './second-entry.ts';
import { settingsGerman } from './settings.ts';
import { shellGerman } from './shell.ts';
import { signInGerman } from './sign-in.ts';
import { tablesGerman } from './tables.ts';
import { uiGerman } from './ui.ts';
import { usageGerman } from './usage.ts';
import { usersGerman } from './users.ts';
import { validationGerman } from './validation.ts';
import { valueHistoryGerman } from './value-history.ts';
import { verificationGerman } from './verification.ts';

/** All texts in German [AMB-134]. */
export const GERMAN: TextsOf<typeof MESSAGES> = {
  ...acceptanceGerman,
  ...checksGerman,
  ...confirmationGerman,
  ...dashboardGerman,
  ...datapointsGerman,
  ...documentsGerman,
  ...entitiesGerman,
  ...exportsGerman,
  ...extractionGerman,
  ...genericGerman,
  ...identityMailGerman,
  ...learningGerman,
  ...metricsGerman,
  ...navigationGerman,
  ...peopleGerman,
  ...permissionsGerman,
  ...priorPeriodGerman,
  ...relationshipsGerman,
  ...reportsGerman,
  ...reviewKeysGerman,
  ...schemasGerman,
  ...secondEntryGerman,
  ...settingsGerman,
  ...shellGerman,
  ...signInGerman,
  ...tablesGerman,
  ...uiGerman,
  ...usageGerman,
  ...usersGerman,
  ...validationGerman,
  ...valueHistoryGerman,
  ...verificationGerman,
};
