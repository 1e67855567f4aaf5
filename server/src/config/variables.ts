/** How single environment variables are parsed. */
import { z } from 'zod';
import { isSwitchName, readSwitchValues, SWITCH_NAMES } from '@assay/shared/domain';

/** A variable that is set to nothing is not set. */
export const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());
export const flag = text.pipe(z.stringbool().default(false));
export const address = text.pipe(z.url().optional());
/** Only this machine is reached without TLS. */
export const tlsAddress = text.pipe(
  z
    .url({ protocol: /^https?$/ })
    .refine((value) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i.test(value), {
      error: 'is an https address, or one of this machine',
    })
    .optional(),
);
export const list = text.transform((value) => value?.split(',').flatMap((item) => item.trim() || []) ?? []);
export const json = text.transform((value, context) => {
  if (value === undefined) return {};
  try {
    return JSON.parse(value) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

/** A bucket, its region, and the address of its store where that is not AWS. */
export const storage = text.transform((value, context) => {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const endpoint = url?.searchParams.get('endpoint') ?? undefined;
  const isBucket = url?.protocol === 's3:' && /^[a-z0-9][a-z0-9.-]{2,62}$/.test(url.hostname);
  const isStore = endpoint === undefined || /^https?:$/.test(URL.parse(endpoint)?.protocol ?? '');
  if (!isBucket || !isStore || !/^\/?$/.test(url.pathname)) {
    context.addIssue({ code: 'custom', message: 'is not s3://bucket?endpoint=https://…&region=…' });
    return z.NEVER;
  }
  return { bucket: url.hostname, region: url.searchParams.get('region') ?? 'us-east-1', endpoint };
});

/** Whether a text is an origin as browsers send it: no path, no pattern, no port that is the default. */
export function isOrigin(value: string): boolean {
  return /^https?:\/\/[^*]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

/** Values by the names of switches. An unknown name is refused, with the known ones. */
export const switchValues = json
  .pipe(z.record(z.string(), z.boolean()))
  .superRefine((values, context) => {
    for (const name of Object.keys(values).filter((each) => !isSwitchName(each)))
      context.addIssue({
        code: 'custom',
        message: `There is no switch ${name}. The switches are ${SWITCH_NAMES.join(', ')}`,
      });
  })
  .transform(readSwitchValues);

export function integer(fallback: number, min: number, max = Number.MAX_SAFE_INTEGER) {
  return text.pipe(z.coerce.number<string>().int().min(min).max(max).default(fallback));
}
