/** Where a switch is decided: by the build for everyone, per client, or per environment [FLAG-001]. */
export type SwitchLevel = 'build' | 'client' | 'environment';

interface SwitchEntry {
  /** The level the specification names; a switch may be named at two. */
  levels: readonly SwitchLevel[];
  /** Default value at client level. */
  client: boolean;
  /** Default value at environment level; it is ANDed with the client's [AMB-027]. */
  environment: boolean;
  /** What it changes [AMB-026]. */
  changes: string;
}

const on = { client: true, environment: true } as const;
const off = { client: false, environment: true } as const;

/** Every feature switch with its default. */
export const SWITCHES = {
  multiLingual: {
    levels: ['build'],
    ...on,
    changes: 'The locale of texts and dates follows the settings; off: en-GB.',
  },
  schemaBuilder: {
    levels: ['client'],
    ...on,
    changes:
      'The Builder group and the routes of schemas and metrics are open to all, not to provider users only.',
  },
  boxIntegration: { levels: ['client'], ...on, changes: 'Box is a source of documents.' },
  sftpIntegration: {
    levels: ['client', 'environment'],
    client: true,
    environment: false,
    changes: 'SFTP is a source of documents.',
  },
  webhookIntegration: { levels: ['build'], ...off, changes: 'The server notifies other systems by webhook.' },
  trialMode: { levels: ['build'], ...off, changes: 'A trial banner shows and uploads are limited.' },
  infiniteScrollMetrics: { levels: ['build'], ...off, changes: 'Metric lists load on as they are scrolled.' },
  analytics: { levels: ['build'], ...on, changes: 'Usage events are sent to the analytics sink.' },
  newRequeue: { levels: ['build'], ...on, changes: 'Re-processing uses the version 2 call.' },
  dashboards: {
    levels: ['build'],
    ...off,
    changes: 'The Dashboard item and the dashboards area open the platform summary.',
  },
  generativeMetrics: { levels: ['build'], ...off, changes: 'Metrics may have the source AI Generated.' },
  assistantBot: { levels: ['build'], ...off, changes: 'The assistant bot shows, once one is configured.' },
  virtualScroll: { levels: ['build'], ...off, changes: 'Long tables draw only the rows in view.' },
  akaPermission: { levels: ['build'], ...on, changes: 'Alternative names have a permission of their own.' },
  uxRefresh: { levels: ['build'], ...on, changes: 'The refreshed look; off: a plain theme.' },
  calculatedMetrics: { levels: ['build'], ...on, changes: 'Metrics may have the source Calculation.' },
  datapoints: {
    levels: ['build'],
    ...on,
    changes: 'The relationship table has its Actions column and links to metrics.',
  },
  editEntityMetadata: { levels: ['build'], ...on, changes: 'Name, type and ID of an entity can be edited.' },
  editEntityAkas: { levels: ['build'], ...on, changes: 'Alternative names of an entity can be edited.' },
} as const satisfies Record<string, SwitchEntry>;

export type SwitchName = keyof typeof SWITCHES;

/** The effective value of every switch. */
export type Switches = Readonly<Record<SwitchName, boolean>>;

/** All switch names in the order of the table. */
// Object.keys widens to string; the table above is the proof that these are its names.
export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly SwitchName[];
