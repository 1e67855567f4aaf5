import { z } from 'zod';
import {
  CURRENCY_CODES,
  isIsoDate,
  isSwitchName,
  LANGUAGES,
  LOCALES,
  SWITCH_NAMES,
  type SwitchName,
} from '@assay/shared/domain';

/** What an operator asked for cannot be done; the message says why and what can. */
export class OperatorError extends Error {}

const DEFAULT_CURRENCIES = CURRENCY_CODES.filter((code) => code !== 'AUTO');
const SWITCH_PREFIX = 'switches.';

const flag = z.enum(['true', 'false'], { error: 'is true or false' }).transform((text) => text === 'true');

/** A text that matches, or nothing, which empties the setting. */
function optional<Value>(error: string, model: z.ZodType<Value, string>) {
  return z.string().transform((text, context): Value | null => {
    if (text === '') return null;
    const { success, data } = model.safeParse(text);
    if (success) return data;
    context.addIssue({ code: 'custom', message: `${error}, or nothing` });
    return z.NEVER;
  });
}

const whole = (min: number) =>
  optional(
    `is a whole number from ${min}`,
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .pipe(z.number().min(min)),
  );

/** Metrics that lists of documents show; they cannot be withheld from the one who enters them the second time. */
const LISTED_METRICS: readonly string[] = [
  'fund',
  'fund_manager',
  'reporting_date',
  'due_date',
  'payment_date',
];

/** What an operator sets for a client (AMB-125), by the name of its column, from the text after the equals sign. */
const CLIENT_SETTINGS = {
  name: z.string().trim().min(1, 'is not empty').max(200, 'has at most 200 characters'),
  default_language: z
    .string()
    .toLowerCase()
    .pipe(z.enum(LANGUAGES, { error: `is one of ${LANGUAGES.join(', ')}` })),
  interface_language: optional(`is one of ${LOCALES.join(', ')}`, z.enum(LOCALES)),
  default_currency: z
    .string()
    .toUpperCase()
    .pipe(z.enum(DEFAULT_CURRENCIES, { error: `is one of ${DEFAULT_CURRENCIES.join(', ')}` })),
  hides_reviewer_figures: flag,
  model_proposals: flag,
  holds_low_confidence: flag,
  qa_sample_percent: z
    .string()
    .regex(/^(\d{1,2}|100)$/, 'is a whole number from 0 to 100')
    .transform(Number),
  second_entry_metrics: z
    .string()
    .transform((text) => [...new Set(text.split(',').flatMap((fin) => fin.trim() || []))])
    .refine(
      (fins) => fins.every((fin) => /^\w{1,100}$/.test(fin)),
      'is names of metrics with commas between them',
    )
    .refine(
      (fins) => !fins.some((fin) => LISTED_METRICS.includes(fin)),
      `has none of ${LISTED_METRICS.join(', ')}, which lists show`,
    ),
  is_trial: flag,
  limited_uploads: flag,
  trial_start: optional('is a date such as 2026-01-31', z.iso.date().refine(isIsoDate)),
  trial_days: whole(1),
  trial_uploads: whole(0),
} as const;
export type ClientSetting = keyof typeof CLIENT_SETTINGS;

/** The names of the settings, in the order in which they are printed. */
// Object.keys widens to string; the table above is the proof that these are its names.
export const CLIENT_SETTING_NAMES = Object.keys(CLIENT_SETTINGS) as readonly ClientSetting[];

const settingsModel = z.object(CLIENT_SETTINGS).partial();
const switchModel = optional('is true or false', flag);

/** New values of a client's settings. A switch of null has its default, which is on. */
export interface ClientChanges {
  readonly columns: z.output<typeof settingsModel>;
  readonly switches: Partial<Record<SwitchName, boolean | null>>;
}

const isSetting = (name: string): name is ClientSetting => Object.hasOwn(CLIENT_SETTINGS, name);

function unknownSetting(name: string): OperatorError {
  if (name.startsWith(SWITCH_PREFIX))
    return new OperatorError(
      `There is no switch ${name.slice(SWITCH_PREFIX.length)}. The switches are ${SWITCH_NAMES.join(', ')}.`,
    );
  return new OperatorError(
    `There is no setting ${name}. The settings are ${CLIENT_SETTING_NAMES.join(', ')} and ${SWITCH_PREFIX}NAME.`,
  );
}

function readSwitch(name: string, text: string): boolean | null {
  const { success, data, error } = switchModel.safeParse(text);
  if (success) return data;
  throw new OperatorError(`${name}=${text}: ${name} ${error.issues[0]?.message}.`);
}

/**
 * Reads assignments such as `is_trial=true switches.dashboards=false`; nothing after the equals sign empties a setting.
 * @throws OperatorError that names the first setting that does not exist or takes no such value
 */
export function readAssignments(assignments: readonly string[]): ClientChanges {
  const texts: Partial<Record<ClientSetting, string>> = {};
  const switches: Partial<Record<SwitchName, boolean | null>> = {};
  for (const assignment of assignments) {
    const at = assignment.indexOf('=');
    if (at < 1) throw new OperatorError(`${assignment}: a setting is given as key=value.`);
    const [name, text] = [assignment.slice(0, at), assignment.slice(at + 1)];
    const switchName = name.startsWith(SWITCH_PREFIX) ? name.slice(SWITCH_PREFIX.length) : '';
    if (isSetting(name)) texts[name] = text;
    else if (isSwitchName(switchName)) switches[switchName] = readSwitch(name, text);
    else throw unknownSetting(name);
  }
  const { data: columns, error } = settingsModel.safeParse(texts);
  if (columns !== undefined) return { columns, switches };
  const [issue] = error.issues;
  const [name] = issue?.path ?? [];
  const key = String(name);
  throw new OperatorError(`${key}=${isSetting(key) ? texts[key] : ''}: ${key} ${issue?.message}.`);
}
