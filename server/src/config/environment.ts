import { z } from 'zod';
import { DEFAULT_UPLOAD_LIMIT_BYTES } from '@assay/shared/domain';
import {
  address,
  flag,
  integer,
  isOrigin,
  json,
  list,
  storage,
  switchValues,
  text,
  tlsAddress,
} from './variables.ts';

/** Every environment variable that the server reads, by the sections of docs/settings.md. */
export const SETTINGS = {
  Server: {
    PORT: integer(8080, 0, 65_535).describe('Port the server listens on.'),
    HOST: text
      .pipe(z.string().default('localhost'))
      .describe('Host the server listens on. Any other than the loopback address requires `BEHIND_PROXY`.'),
    PUBLIC_URL: address.describe(
      'Address under which users reach the suite. The loopback address if not set.',
    ),
    BEHIND_PROXY: flag.describe(
      '`true`: a TLS proxy forwards the requests, and nothing else can reach the server.',
    ),
    DRAIN_SECONDS: integer(5, 0, 300).describe(
      'Seconds between SIGTERM, from which on `/readyz` returns 503, and the close of the port: the time in which a load balancer notices.',
    ),
    WORKER_PORT: text
      .pipe(z.coerce.number<string>().int().min(0).max(65_535).optional())
      .describe(
        'Port on which a process of `main-worker` serves `/healthz`, `/readyz` and `/metrics`. None if not set.',
      ),
    METRICS_TOKEN: text
      .pipe(z.string().min(16).optional())
      .describe(
        'Bearer token of `/metrics`. Without it `/metrics` responds to callers on this machine only, and behind a proxy to none.',
      ),
    OTEL_EXPORTER_OTLP_ENDPOINT: address.describe(
      'Base address of a collector that takes OTLP over HTTP (JSON), such as `http://localhost:4318`: traces and metrics are sent there. Nothing is sent without it. Headers, timeouts and attributes of the resource are read from the standard variables `OTEL_…` of OpenTelemetry.',
    ),
    OTEL_SERVICE_NAME: text.describe(
      'Name of this process in traces and metrics. `assay`, `assay-api` or `assay-worker` if not set, by the process.',
    ),
    OTEL_TRACES_SAMPLER_ARG: text
      .pipe(z.coerce.number<string>().min(0).max(1).default(0.1))
      .describe(
        'Share of the traces that are recorded, from 0 to 1. A trace that a caller began is recorded where the caller records it. Every request has its trace in the log, and counts in the metrics.',
      ),
    LOG_LEVEL: text
      .pipe(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional())
      .describe('Lowest level that is logged. `info` if not set, in demo mode `warn`.'),
  },
  Installation: {
    ASSAY_MODE: text
      .pipe(z.enum(['demo', 'production']).default('production'))
      .describe('`demo` creates the demo client with its users and sample documents. `npm start` sets it.'),
    ASSAY_CLIENT: text
      .pipe(
        z
          .string()
          .regex(/^[a-z0-9-]+$/)
          .optional(),
      )
      .describe('Id of the client that the first start creates. `main` if not set, in demo mode `demo`.'),
    ASSAY_CLIENT_NAME: text.describe('Name of that client. Its id if not set.'),
    BOOTSTRAP_ADMIN: text.describe(
      'E-mail address of the first administrator. The temporary password is written to the outbox.',
    ),
    ASSAY_DEMO_PASSWORD: text.describe(
      'Password of the demo users. If not set, a random one is created and kept in the data folder.',
    ),
    ASSAY_SAMPLES: text
      .pipe(z.string().default('./samples/seeded'))
      .describe('Folder of the documents that the first start of the demo client processes.'),
    ASSAY_SWITCHES: switchValues.describe(
      'Feature switches of the environment level, as JSON: `{"dashboards": true}`. An unknown name is refused.',
    ),
    // Mails carry it in their subject, where only plain characters stay readable.
    ASSAY_BRAND: text
      .pipe(
        z
          .string()
          .regex(/^[\x20-\x7e]{1,40}$/)
          .optional(),
      )
      .describe('Name of the product instead of Assay. The build reads it too.'),
    ASSAY_PROVIDER: text.describe(
      'Name of whoever runs the installation, as its clients know it. The build reads it too.',
    ),
    ASSAY_PROVIDER_DOMAIN: text
      .pipe(
        z
          .string()
          .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i)
          .optional(),
      )
      .describe(
        "Domain of the e-mail addresses of the provider's own staff, who see Manual QA. Without it only user group 2 does; in demo mode `assay.example`.",
      ),
  },
  Data: {
    ASSAY_DATA: text
      .pipe(z.string().default('./data'))
      .describe('Data folder: embedded database, files, keys, outbox.'),
    DATABASE_URL: text
      .pipe(z.string().startsWith('postgres').optional())
      .describe('PostgreSQL server or pooler, version 15 or newer, instead of the embedded database.'),
    DATABASE_DIRECT_URL: text
      .pipe(z.union([z.string().startsWith('postgres'), z.literal('none')]).optional())
      .describe(
        'The same database without a pooler in between, for notifications and migrations. Not set: `DATABASE_URL` is direct. `none`: there is only a pooler; processes ask every second for jobs, and migrations run by `npm run -s migrate` only.',
      ),
    DATABASE_READ_URL: text
      .pipe(z.string().startsWith('postgres').optional())
      .describe(
        'One streaming replica of the same database. Lists of documents are read from it, unless it is away or has not replayed the last write of whoever reads. Set it for every process.',
      ),
    DATABASE_CONNECTIONS: integer(10, 1, 1000).describe(
      'Most connections of a process to PostgreSQL for requests and the work of jobs.',
    ),
    DATABASE_QUEUE_CONNECTIONS: integer(4, 1, 1000).describe(
      'Most connections of a process to PostgreSQL for the job queue itself. One more listens for notifications.',
    ),
    ASSAY_SEALING_KEYS: list
      .pipe(
        z
          .array(z.string().regex(/^[\w+/-]{43}=?$/, { error: 'holds keys of 32 bytes in base64' }))
          .transform((keys) => keys.map((key) => Buffer.from(key, 'base64'))),
      )
      .describe(
        'Keys of 32 bytes in base64, the newest first, separated by commas. With them keys, secrets and outbox are sealed in PostgreSQL instead of the data folder, so that processes share nothing else. `openssl rand -base64 32` makes one.',
      ),
    STORAGE_URL: storage.describe(
      'S3-compatible store of the files instead of the data folder: `s3://bucket?endpoint=https://…&region=…`. Without `endpoint` AWS. Credentials are found as the AWS SDK does: `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, a shared file, or the role of the machine. Needs `DATABASE_URL`.',
    ),
    ASSAY_UPLOAD_LIMIT_BYTES: integer(DEFAULT_UPLOAD_LIMIT_BYTES, 1).describe(
      'Size of the largest document.',
    ),
  },
  Extraction: {
    ASSAY_WORKERS: integer(1, 1, 64).describe(
      'Number of documents that one process extracts at the same time.',
    ),
    EXTRACTION_PROPOSERS: list
      .pipe(z.array(z.string().regex(/\.(?:js|mjs|ts)$/u)))
      .describe(
        'Modules that propose values to the extraction, separated by commas: [extraction-proposers.md](extraction-proposers.md).',
      ),
  },
  'Generative metrics': {
    ASSAY_GENERATIVE_URL: tlsAddress.describe(
      "API of a model that answers metrics of the source AI Generated (switch `generativeMetrics`) and reads documents of layouts that were never confirmed (client setting `model_proposals`), in the form of OpenAI's chat completions, up to and without `/chat/completions`: `https://api.openai.com/v1`. By https, except on this machine.",
    ),
    ASSAY_GENERATIVE_KEY: text.describe('Key of that API. Without it no call is made.'),
    ASSAY_GENERATIVE_MODEL: text.describe('Name of the model.'),
  },
  Sources: {
    ASSAY_PICK_UP_SECONDS: integer(30, 1, 86_400).describe(
      'How often the sources of documents besides the browser are looked at, in seconds.',
    ),
    ASSAY_WATCHED_FOLDER: text.describe(
      'Folder whose files become documents. They are moved to `processed` or `refused` in it.',
    ),
    ASSAY_SFTP_URL: text
      .pipe(z.url({ protocol: /^sftp$/ }).optional())
      .describe(
        'Folder on an SFTP server whose files become documents: `sftp://user@host:22/folder`. Needs the switch `sftpIntegration`.',
      ),
    ASSAY_SFTP_HOST_KEY: text.describe(
      'SHA-256 of the key of the SFTP server, as `ssh-keygen -lf` prints it. Another server is refused.',
    ),
    ASSAY_SFTP_PASSWORD: text.describe('Password of the user at the SFTP server.'),
    ASSAY_SFTP_KEY_FILE: text.describe('Private key of the user at the SFTP server.'),
    BOX_CLIENT_ID: text.describe(
      'Application in Box that reads with client credentials. Needs the switch `boxIntegration`.',
    ),
    BOX_CLIENT_SECRET: text.describe('Secret of that application.'),
    BOX_ENTERPRISE_ID: text.describe('Enterprise of that application.'),
    BOX_FOLDER_ID: text.describe('Folder in Box whose files become documents.'),
  },
  Pages: {
    ASSAY_DIST: text.pipe(z.string().default('./dist')).describe('Folder of the built pages.'),
    ASSAY_REMOTES: json
      .pipe(z.record(z.string(), z.object({ base: z.url(), version: z.string() })))
      .describe(
        'Remotes that are served elsewhere, as JSON: `{"documents": {"base": "https://…/", "version": "1.2.0"}}`.',
      ),
    ASSAY_EMBED_ORIGINS: list
      .pipe(z.array(z.string().refine(isOrigin, { error: 'is no origin, such as https://portal.example' })))
      .describe(
        'Origins of the pages that may show remotes of this installation or frame it, separated by commas: [embedding.md](embedding.md).',
      ),
    ASSAY_CONNECT_ORIGINS: list
      .pipe(z.array(z.url()))
      .describe('Origins that pages may call besides their own, separated by commas.'),
  },
  Monitoring: {
    ANALYTICS_KEY: text.describe(
      'Project key of a PostHog project. With it usage events and masked session replays go there; without it no call is made.',
    ),
    ANALYTICS_HOST: text
      .pipe(z.url().default('https://eu.i.posthog.com'))
      .describe('Address of the analytics service; its European zone if not set.'),
    ERROR_REPORTING_DSN: address.describe(
      'DSN of a Sentry project. With it errors in the browser are reported there; without it no call is made.',
    ),
  },
  Webhooks: {
    WEBHOOK_TARGETS: list.describe(
      'Hosts that webhooks may reach by plain http or in a private network, separated by commas, with their port if it is not the default: `erp.intern:8080`.',
    ),
  },
  Assistant: {
    ASSISTANT_URL: address.describe(
      'Page of an assistant, which opens from the sidebar while the switch `assistantBot` is on.',
    ),
  },
  Mail: {
    SMTP_URL: text.describe(
      'Mail server for codes and temporary passwords. They are written to the outbox as well.',
    ),
    MAIL_FROM: text.describe('Sender of the mails.'),
  },
  'User pool': {
    COGNITO_USER_POOL_ID: text
      .pipe(
        z
          .string()
          .regex(/^[a-z]{2}(?:-[a-z]+)+-\d_\w+$/)
          .optional(),
      )
      .describe('A Cognito user pool instead of the embedded identity service.'),
    COGNITO_CLIENT_ID: text.describe("The pool's app client for browsers, without a secret."),
    COGNITO_ENDPOINT: address.describe("Address of the pool's API if it is not the one of AWS."),
  },
  'Single sign-on': {
    SSO_ISSUER: text
      .pipe(z.union([z.literal('none'), z.url()]).optional())
      .describe(
        'OpenID Connect issuer, exactly as its discovery document names itself. `none`: no single sign-on. If not set, the embedded provider, with a Cognito user pool none.',
      ),
    SSO_CLIENT_ID: text.describe(
      'The application registered with the issuer for this suite, without a secret.',
    ),
    SSO_SCOPE: text
      .pipe(z.string().default('openid email profile'))
      .describe('Requested scopes. Some providers issue refresh tokens for `offline_access` only.'),
    SSO_LOGOUT_STYLE: text
      .pipe(z.enum(['oidc', 'cognito']).default('oidc'))
      .describe('How the issuer signs users out: `oidc`, or `cognito` for a Cognito hosted UI.'),
    SSO_AUTHORIZATION_ENDPOINT: address.describe('Used instead of the address in the discovery document.'),
    SSO_TOKEN_ENDPOINT: address.describe('Used instead of the address in the discovery document.'),
    SSO_END_SESSION_ENDPOINT: address.describe('Used instead of the address in the discovery document.'),
    SSO_JWKS_URI: address.describe('Used instead of the address in the discovery document.'),
  },
} as const;

export const environmentModel = z.object({
  ...SETTINGS.Server,
  ...SETTINGS.Installation,
  ...SETTINGS.Data,
  ...SETTINGS.Extraction,
  ...SETTINGS['Generative metrics'],
  ...SETTINGS.Sources,
  ...SETTINGS.Pages,
  ...SETTINGS.Monitoring,
  ...SETTINGS.Webhooks,
  ...SETTINGS.Assistant,
  ...SETTINGS.Mail,
  ...SETTINGS['User pool'],
  ...SETTINGS['Single sign-on'],
});

/** The variables as they were parsed. */
export type Environment = z.output<typeof environmentModel>;
