interface SwitchEntry {
  /**
   * Whether it is on in an installation that configures nothing [FLAG-001]. A client has every switch on; SFTP is off at
   * environment level [FLAG-007], all others have their value by the build.
   */
  isOn: boolean;
  /** What it changes [AMB-026]. */
  changes: string;
}

/** Every feature switch with its default. */
export const SWITCHES = {
  multiLingual: {
    isOn: true,
    changes: 'The interface has the language, and its dates, that a person or the client chose; off: en-GB.',
  },
  schemaBuilder: {
    isOn: true,
    changes:
      'The Builder group and the routes of schemas and metrics are open to all, not to provider users only.',
  },
  boxIntegration: { isOn: true, changes: 'Box is a source of documents.' },
  sftpIntegration: { isOn: false, changes: 'SFTP is a source of documents.' },
  webhookIntegration: { isOn: false, changes: 'The server notifies other systems by webhook.' },
  trialMode: {
    isOn: false,
    changes: 'Clients on trial see a banner, and their uploads are limited as configured.',
  },
  infiniteScrollMetrics: { isOn: false, changes: 'Metric lists load on as they are scrolled.' },
  analytics: { isOn: true, changes: 'Usage events are sent to the analytics service.' },
  newRequeue: { isOn: true, changes: 'Re-processing uses the version 2 call.' },
  dashboards: {
    isOn: false,
    changes: 'The Dashboard item and the dashboards area open the platform summary.',
  },
  generativeMetrics: { isOn: false, changes: 'Metrics may have the source AI Generated.' },
  assistantBot: { isOn: false, changes: 'The assistant is in the sidebar, once one is configured.' },
  virtualScroll: { isOn: false, changes: 'Lists draw only the rows in view.' },
  akaPermission: { isOn: true, changes: 'Alternative names have a permission of their own.' },
  uxRefresh: { isOn: true, changes: 'The refreshed look; off: a plain theme.' },
  calculatedMetrics: { isOn: true, changes: 'Metrics may have the source Calculation.' },
  datapoints: {
    isOn: true,
    changes: 'The relationship table has its Actions column and links to metrics.',
  },
  editEntityMetadata: { isOn: true, changes: 'Name, type and ID of an entity can be edited.' },
  editEntityAkas: { isOn: true, changes: 'Alternative names of an entity can be edited.' },
} as const satisfies Record<string, SwitchEntry>;

export type SwitchName = keyof typeof SWITCHES;

/** The effective value of every switch. */
export type Switches = Readonly<Record<SwitchName, boolean>>;

/** All switch names in the order of the table. */
// Object.keys widens to string; the table above is the proof that these are its names.
export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly SwitchName[];
