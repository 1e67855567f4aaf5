import {
  DEFAULT_LANGUAGE,
  DEFAULT_LOCALE,
  isCurrencyCode,
  readLanguage,
  readLocale,
} from '../formats/index.ts';
import type { CurrencyCode, Language, Locale } from '../formats/index.ts';
import { isProviderUser, NEW_USER_GROUP, NEW_USER_MANAGEMENT_SCOPE } from '../permissions/index.ts';
import { readSwitches } from '../switches/index.ts';
import type { Switches } from '../switches/index.ts';
import { DEFAULT_UPLOAD_LIMIT_BYTES } from '../uploads/index.ts';
import type { TrialRemaining } from './trial.ts';

/** The signed-in user as the settings carry them [SET-001]. */
export interface SettingsUser {
  id: number;
  name: string;
  email: string;
  /** Permission mask. */
  permissions: number;
  accountStatus: number;
  userGroup: number;
  userManagementScope: number;
  sso: boolean;
  /** The language of the interface that they have chosen; null: none [AMB-134]. */
  language: Locale | null;
}

export interface Settings {
  /** Preselected for a new currency value outside tables [AMB-025]. */
  defaultCurrency: CurrencyCode;
  /** In which dates are shown; en-GB while the multi-lingual switch is off [AMB-026], else as `withInterfaceLocale` says. */
  defaultLanguage: Language;
  /** The user's language of the interface, else the client's; null: that of the browser. English without the switch [AMB-134]. */
  interfaceLocale: Locale | null;
  isTrial: boolean;
  limitedUploads: boolean;
  user: SettingsUser;
  /** The user is internal staff of the provider, by the server's own rule [PERM-027, AMB-125]. */
  isProvider: boolean;
  /** A host's credential opened the session, which is refused everything on users, profile and review settings [AMB-140]. */
  isHostSession: boolean;
  /** What is left of the client's trial; null while it is not on trial [AMB-125]. */
  trial: TrialRemaining | null;
  switches: Switches;
  /** Names of those who can give the user a permission. */
  administrators: readonly string[];
  /** Size of the largest file that the server takes. */
  uploadLimitBytes: number;
}

/** Messages of missing and unusable settings [SET-002]. */
export type SettingsErrorKey =
  | 'settings.notRetrieved'
  | 'settings.currencyMissing'
  | 'settings.languageMissing'
  | 'settings.languageInvalid'
  | 'settings.trialMissing'
  | 'settings.limitedUploadsMissing'
  | 'settings.userMissing';

/**
 * Settings from any response of GET settings. Each missing item gives its own error and its default:
 * USD, en-gb, no trial, no limit, and a user with the given e-mail and no permissions [AMB-024]. Only null and
 * undefined count as missing [AMB-025].
 */
export function readSettings(
  wire: unknown,
  { tokenEmail = '' }: { tokenEmail?: string } = {},
): { settings: Settings; errors: SettingsErrorKey[] } {
  const fields = fieldsOf(wire);
  if (fields === null) return { settings: defaultSettings(tokenEmail), errors: ['settings.notRetrieved'] };

  const errors: SettingsErrorKey[] = [];
  const switches = readSwitches(fields.get('switches'));
  // In the order in which their errors are shown.
  const defaultCurrency = readCurrency(fields.get('default_currency'), errors);
  const language = readLanguageSetting(fields.get('default_language'), errors);
  const isTrial = readFlag(fields.get('is_trial'), 'settings.trialMissing', errors);
  const limitedUploads = readFlag(fields.get('limited_uploads'), 'settings.limitedUploadsMissing', errors);
  const user = readUser(fields.get('user'), tokenEmail, errors);
  const settings: Settings = {
    defaultCurrency,
    defaultLanguage: switches.multiLingual ? language : DEFAULT_LANGUAGE,
    interfaceLocale: switches.multiLingual ? localeOf(fields.get('interface_language')) : DEFAULT_LOCALE,
    isTrial,
    limitedUploads,
    user,
    isProvider: readIsProvider(fields.get('is_provider'), user),
    isHostSession: fields.get('is_host_session') === true,
    trial: readTrial(fields.get('trial')),
    switches,
    administrators: readNames(fields.get('administrators')),
    uploadLimitBytes: numberOf(fields.get('upload_limit_bytes'), DEFAULT_UPLOAD_LIMIT_BYTES),
  };
  return { settings, errors };
}

/** The settings that hold when none could be loaded [AMB-024]. */
export function defaultSettings(tokenEmail = ''): Settings {
  return {
    defaultCurrency: 'USD',
    defaultLanguage: DEFAULT_LANGUAGE,
    interfaceLocale: null,
    isTrial: false,
    limitedUploads: false,
    user: anonymousUser(tokenEmail),
    isProvider: isProviderUser(anonymousUser(tokenEmail)),
    isHostSession: false,
    trial: null,
    switches: readSwitches(null),
    administrators: [],
    uploadLimitBytes: DEFAULT_UPLOAD_LIMIT_BYTES,
  };
}

const localeOf = (value: unknown): Locale | null => (typeof value === 'string' ? readLocale(value) : null);

/**
 * Settings of a page whose texts are in a language: dates follow it where it was chosen, or is not English; where an English
 * one is the browser's, they stay in the client's [AMB-134].
 */
export function withInterfaceLocale(settings: Settings, locale: Locale): Settings {
  const follows =
    settings.switches.multiLingual && (settings.interfaceLocale !== null || !locale.startsWith('en'));
  return follows ? { ...settings, defaultLanguage: locale.toLowerCase() as Lowercase<Locale> } : settings;
}

function readCurrency(value: unknown, errors: SettingsErrorKey[]): CurrencyCode {
  if (isCurrencyCode(value)) return value;
  errors.push('settings.currencyMissing');
  return 'USD';
}

function readLanguageSetting(value: unknown, errors: SettingsErrorKey[]): Language {
  if (value === null || value === undefined) {
    errors.push('settings.languageMissing');
    return DEFAULT_LANGUAGE;
  }
  const language = typeof value === 'string' ? readLanguage(value) : null;
  if (language === null) errors.push('settings.languageInvalid');
  return language ?? DEFAULT_LANGUAGE;
}

function readFlag(value: unknown, missing: SettingsErrorKey, errors: SettingsErrorKey[]): boolean {
  if (value === null || value === undefined) errors.push(missing);
  return value === true;
}

function readUser(value: unknown, tokenEmail: string, errors: SettingsErrorKey[]): SettingsUser {
  const fields = fieldsOf(value);
  const fallback = anonymousUser(tokenEmail);
  if (fields === null) {
    errors.push('settings.userMissing');
    return fallback;
  }
  return {
    id: numberOf(fields.get('id'), fallback.id),
    name: textOf(fields.get('name'), fallback.name),
    email: textOf(fields.get('email'), fallback.email),
    permissions: numberOf(fields.get('permissions'), fallback.permissions),
    accountStatus: numberOf(fields.get('account_status'), fallback.accountStatus),
    userGroup: numberOf(fields.get('user_group'), fallback.userGroup),
    userManagementScope: numberOf(fields.get('user_management_scope'), fallback.userManagementScope),
    sso: fields.get('sso') === true,
    language: localeOf(fields.get('language')),
  };
}

function readIsProvider(sent: unknown, user: SettingsUser): boolean {
  return typeof sent === 'boolean' ? sent : isProviderUser(user);
}

function readTrial(value: unknown): TrialRemaining | null {
  const fields = fieldsOf(value);
  if (fields === null) return null;
  const countOf = (name: string) => {
    const count = fields.get(name);
    return typeof count === 'number' ? count : null;
  };
  return { daysLeft: countOf('days_left'), uploadsLeft: countOf('uploads_left') };
}

function readNames(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function anonymousUser(email: string): SettingsUser {
  return {
    id: 0,
    name: '',
    email,
    permissions: 0,
    accountStatus: 1,
    userGroup: NEW_USER_GROUP,
    userManagementScope: NEW_USER_MANAGEMENT_SCOPE,
    sso: false,
    language: null,
  };
}

function fieldsOf(value: unknown): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map<string, unknown>(Object.entries(value));
}

function numberOf(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) ? value : fallback;
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}
