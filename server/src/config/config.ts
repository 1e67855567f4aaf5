import { resolve } from 'node:path';
import { z } from 'zod';
import { text } from './environment-text.ts';
import { identityEnvironment, readSingleSignOn, readUserPool } from './identity-config.ts';
import type { SingleSignOnConfig, UserPoolConfig } from './identity-config.ts';
import { DEFAULT_UPLOAD_LIMIT_BYTES, readSwitchValues, type SwitchValues } from '@assay/shared/domain';

const flag = z.preprocess((value) => (value === '' ? undefined : value), z.stringbool().default(false));
const list = text.transform(
  (value) =>
    value
      ?.split(',')
      .map((item) => item.trim())
      .filter(Boolean) ?? [],
);
const json = text.transform((value, context) => {
  if (value === undefined) return {};
  try {
    return JSON.parse(value) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: text.pipe(z.string().default('localhost')),
  ASSAY_MODE: z.enum(['demo', 'production']).default('production'),
  ASSAY_DATA: text.pipe(z.string().default('./data')),
  /** Where the built pages lie. */
  ASSAY_DIST: text.pipe(z.string().default('./dist')),
  /** Documents of the demo client's first start. */
  ASSAY_SAMPLES: text.pipe(z.string().default('./samples/seeded')),
  ASSAY_DEMO_PASSWORD: text,
  ASSAY_CLIENT: text.pipe(
    z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
  ),
  ASSAY_CLIENT_NAME: text,
  /** Switches of the environment level, as JSON: {"sftp": true} [AMB-027]. */
  ASSAY_SWITCHES: json.pipe(z.record(z.string(), z.boolean())),
  ASSAY_UPLOAD_LIMIT_BYTES: z.coerce.number().int().min(1).default(DEFAULT_UPLOAD_LIMIT_BYTES),
  /** Documents that one process extracts at the same time. */
  ASSAY_WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  /** Remotes that are served from elsewhere, as JSON: {"documents": {"base": "https://…/", "version": "1.2.0"}}. */
  ASSAY_REMOTES: json.pipe(z.record(z.string(), z.object({ base: z.url(), version: z.string() }))),
  /** Origins that the page may call besides its own. */
  ASSAY_CONNECT_ORIGINS: list.pipe(z.array(z.url())),
  /** Address under which people reach the suite; the loopback address when absent. */
  PUBLIC_URL: text.pipe(z.url().optional()),
  /** A TLS proxy stands in front, and only it reaches this server. */
  BEHIND_PROXY: flag,
  DATABASE_URL: text.pipe(z.string().startsWith('postgres').optional()),
  ...identityEnvironment,
  /** E-mail of the first administrator of a production installation. */
  BOOTSTRAP_ADMIN: text,
  SMTP_URL: text,
  MAIL_FROM: text,
  /** Modules that propose values to the extraction, separated by commas: docs/extraction-proposers.md. */
  EXTRACTION_PROPOSERS: list.pipe(z.array(z.string().regex(/\.(?:js|mjs|ts)$/u))),
  /** Whoever sends it as a bearer token may read `/metrics`; without one only callers on this machine. */
  METRICS_TOKEN: text.pipe(z.string().min(16).optional()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

export interface Config {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | undefined;
  readonly isBehindProxy: boolean;
  readonly dataFolder: string;
  readonly distFolder: string;
  readonly samplesFolder: string;
  readonly databaseUrl: string | undefined;
  readonly demoPassword: string | undefined;
  readonly bootstrapAdmin: string | undefined;
  readonly client: { readonly id: string; readonly name: string };
  /** A real user pool; the embedded one when absent. */
  readonly userPool: UserPoolConfig | undefined;
  readonly singleSignOn: SingleSignOnConfig;
  readonly switches: SwitchValues;
  readonly maxUploadBytes: number;
  readonly workerSlots: number;
  readonly remotes: Readonly<Record<string, { readonly base: string; readonly version: string }>>;
  readonly connectOrigins: readonly string[];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  /** Absolute paths of the modules that propose values to the extraction. */
  readonly proposerPaths: readonly string[];
}

/** Reads the environment. @throws Error that names every variable that is wrong. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw new Error(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`);
  const read = parsed.data;
  const isDemo = read.ASSAY_MODE === 'demo';
  const userPool = readUserPool(read);
  if (isDemo && userPool)
    throw new Error('Demo people are not put into a real user pool: ASSAY_MODE=production');
  const clientId = read.ASSAY_CLIENT ?? (isDemo ? 'demo' : 'main');
  return {
    mode: read.ASSAY_MODE,
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL?.replace(/\/$/, ''),
    isBehindProxy: read.BEHIND_PROXY,
    dataFolder: resolve(read.ASSAY_DATA),
    distFolder: resolve(read.ASSAY_DIST),
    samplesFolder: resolve(read.ASSAY_SAMPLES),
    databaseUrl: read.DATABASE_URL,
    demoPassword: read.ASSAY_DEMO_PASSWORD,
    bootstrapAdmin: read.BOOTSTRAP_ADMIN,
    client: { id: clientId, name: read.ASSAY_CLIENT_NAME ?? (isDemo ? 'Demo' : clientId) },
    userPool,
    singleSignOn: readSingleSignOn(read),
    switches: readSwitchValues(read.ASSAY_SWITCHES),
    maxUploadBytes: read.ASSAY_UPLOAD_LIMIT_BYTES,
    workerSlots: read.ASSAY_WORKERS,
    proposerPaths: read.EXTRACTION_PROPOSERS.map((path) => resolve(path)),
    remotes: read.ASSAY_REMOTES,
    connectOrigins: read.ASSAY_CONNECT_ORIGINS,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    metricsToken: read.METRICS_TOKEN,
    logLevel: read.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
  };
}
