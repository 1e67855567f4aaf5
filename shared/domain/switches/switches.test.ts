import { isSwitchName, readSwitches, readSwitchValues, resolveSwitches } from './resolve-switches.ts';
import { SWITCH_NAMES, SWITCHES } from './switch-table.ts';

describe('resolveSwitches', () => {
  it.each(SWITCH_NAMES)('AMB-027 AMB-125 %s is on exactly when client and installation are on', (name) => {
    const resolve = (client: boolean | undefined, installation: boolean | undefined) =>
      resolveSwitches({ client: { [name]: client }, installation: { [name]: installation } })[name];
    expect([resolve(true, true), resolve(true, false), resolve(false, true), resolve(false, false)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(resolve(undefined, true)).toBe(true);
    expect(resolve(undefined, undefined)).toBe(SWITCHES[name].isOn);
  });

  it('AMB-027 these are off by default, and all others on', () => {
    expect(SWITCH_NAMES.filter((name) => !resolveSwitches()[name]).toSorted()).toEqual([
      'assistantBot',
      'dashboards',
      'generativeMetrics',
      'infiniteScrollMetrics',
      'sftpIntegration',
      'trialMode',
      'virtualScroll',
      'webhookIntegration',
    ]);
  });

  it('FLAG-001 returns switches that cannot be changed afterwards', () => {
    const switches = resolveSwitches();
    expect(Object.isFrozen(switches)).toBe(true);
    expect(Reflect.set(switches, 'dashboards', true)).toBe(false);
    expect(switches.dashboards).toBe(false);
  });
});

describe('reading switches', () => {
  it('only booleans under known names are read', () => {
    expect(readSwitchValues({ dashboards: true, analytics: 'false', unknown: true })).toEqual({
      dashboards: true,
    });
    expect(readSwitchValues('dashboards')).toEqual({});
    expect([isSwitchName('dashboards'), isSwitchName('toString')]).toEqual([true, false]);
  });

  it('the switches that the server resolved are used, and defaults for the others', () => {
    const sent = resolveSwitches({ client: { schemaBuilder: false }, installation: { dashboards: true } });
    expect(readSwitches(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
    expect(readSwitches(null)).toEqual(resolveSwitches());
  });
});
