import { readSwitches, readSwitchValues, resolveSwitches } from './resolve-switches.ts';
import { SWITCH_NAMES, SWITCHES, TRIAL } from './switch-table.ts';
import type { SwitchName } from './switch-table.ts';

/** The defaults, typed in again [AMB-027]. */
const DEFAULTS: [id: string, name: SwitchName, isOn: boolean][] = [
  ['FLAG-002', 'multiLingual', true],
  ['FLAG-003', 'schemaBuilder', true],
  ['FLAG-005', 'boxIntegration', true],
  ['FLAG-006, FLAG-007', 'sftpIntegration', false],
  ['FLAG-008', 'webhookIntegration', false],
  ['FLAG-009', 'trialMode', false],
  ['FLAG-011', 'infiniteScrollMetrics', false],
  ['FLAG-012', 'analytics', true],
  ['FLAG-013', 'newRequeue', true],
  ['FLAG-014', 'dashboards', false],
  ['FLAG-015', 'generativeMetrics', false],
  ['FLAG-016', 'assistantBot', false],
  ['FLAG-017', 'virtualScroll', false],
  ['FLAG-018', 'akaPermission', true],
  ['FLAG-019', 'uxRefresh', true],
  ['FLAG-020', 'calculatedMetrics', true],
  ['FLAG-021', 'datapoints', true],
  ['FLAG-022', 'editEntityMetadata', true],
  ['FLAG-022', 'editEntityAkas', true],
];

describe('switch table', () => {
  it.each(DEFAULTS)('%s %s is by default %p', (_id, name, isOn) => {
    expect(resolveSwitches()[name]).toBe(isOn);
  });

  it('has exactly these switches, each saying what it changes', () => {
    expect(SWITCH_NAMES).toEqual(DEFAULTS.map(([, name]) => name));
    expect(SWITCH_NAMES.filter((name) => SWITCHES[name].changes.length < 10)).toEqual([]);
  });

  it('FLAG-004, FLAG-005 the schema builder and Box are client-level switches', () => {
    expect(SWITCHES.schemaBuilder.levels).toEqual(['client']);
    expect(SWITCHES.boxIntegration.levels).toEqual(['client']);
    expect(resolveSwitches({ client: { schemaBuilder: false } }).schemaBuilder).toBe(false);
  });

  it('FLAG-006, FLAG-007 SFTP is on at client level and off at environment level', () => {
    expect(SWITCHES.sftpIntegration).toMatchObject({ client: true, environment: false });
    expect(resolveSwitches({ environment: { sftpIntegration: true } }).sftpIntegration).toBe(true);
  });

  it('FLAG-010 trial start, length and upload limit are empty', () => {
    expect(TRIAL).toEqual({ start: null, lengthInDays: null, uploadLimit: null });
  });

  it('FLAG-014, FLAG-019 dashboards can be enabled and the UX refresh disabled locally', () => {
    const { dashboards, uxRefresh } = resolveSwitches({ local: { dashboards: true, uxRefresh: false } });
    expect([dashboards, uxRefresh]).toEqual([true, false]);
  });
});

describe('resolveSwitches', () => {
  it.each(SWITCH_NAMES)('AMB-027 %s is on exactly when client and environment are on', (name) => {
    const resolve = (client: boolean, environment: boolean) =>
      resolveSwitches({ client: { [name]: client }, environment: { [name]: environment } })[name];
    expect([resolve(true, true), resolve(true, false), resolve(false, true), resolve(false, false)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each(SWITCH_NAMES)('AMB-027 the local override of %s wins over both levels', (name) => {
    const both = (value: boolean) => ({ client: { [name]: value }, environment: { [name]: value } });
    expect(resolveSwitches({ ...both(false), local: { [name]: true } })[name]).toBe(true);
    expect(resolveSwitches({ ...both(true), local: { [name]: false } })[name]).toBe(false);
  });

  it('FLAG-001 answers switches that nobody can change afterwards', () => {
    const switches = resolveSwitches();
    expect(Object.isFrozen(switches)).toBe(true);
    expect(Reflect.set(switches, 'dashboards', true)).toBe(false);
    expect(switches.dashboards).toBe(false);
  });
});

describe('reading switches', () => {
  it('takes booleans under known names only', () => {
    expect(readSwitchValues({ dashboards: true, analytics: 'false', unknown: true })).toEqual({
      dashboards: true,
    });
    expect(readSwitchValues('dashboards')).toEqual({});
  });

  it('reads what a server resolved, and defaults for what it did not send', () => {
    const sent = resolveSwitches({ local: { dashboards: true, schemaBuilder: false } });
    expect(readSwitches(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
    expect(readSwitches(null)).toEqual(resolveSwitches());
  });
});
