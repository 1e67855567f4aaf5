import { readSwitches, readSwitchValues, resolveSwitches } from './resolve-switches.ts';
import { SWITCH_NAMES } from './switch-table.ts';

describe('switch levels', () => {
  it('FLAG-004 a client can turn off the schema builder', () => {
    expect(resolveSwitches({ client: { schemaBuilder: false } }).schemaBuilder).toBe(false);
  });

  it('a switch that is off in the environment stays off until the environment turns it on', () => {
    expect(resolveSwitches({ client: { sftpIntegration: true } }).sftpIntegration).toBe(false);
    expect(resolveSwitches({ environment: { sftpIntegration: true } }).sftpIntegration).toBe(true);
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
  });

  it('the switches that the server resolved are used, and defaults for the others', () => {
    const sent = resolveSwitches({ local: { dashboards: true, schemaBuilder: false } });
    expect(readSwitches(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
    expect(readSwitches(null)).toEqual(resolveSwitches());
  });
});
