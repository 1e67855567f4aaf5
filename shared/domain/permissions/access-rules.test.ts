import { resolveSwitches } from '../switches/index.ts';
import { ACCESS_RULES, canAccess, permissionsOfRule } from './access-rules.ts';
import type { AccessRule, AccessSubject } from './access-rules.ts';
import { ALL_PERMISSIONS_MASK, maskOf } from './permission.ts';

function aViewer(overrides: Partial<AccessSubject> = {}, schemaBuilder = true): AccessSubject {
  const switches = resolveSwitches({ client: { schemaBuilder } });
  return { permissions: 0, isProvider: false, switches, ...overrides };
}

const CASES: [title: string, rule: AccessRule, viewer: AccessSubject, isOpen: boolean][] = [
  ['signedIn is open to anyone with a session', 'signedIn', aViewer(), true],
  [
    'systemPerformance is closed without 2097152',
    'systemPerformance',
    aViewer({ permissions: 2097151 }),
    false,
  ],
  ['systemPerformance is open with 2097152', 'systemPerformance', aViewer({ permissions: 2097152 }), true],
  ['the Usage item shows with 2097152', 'usageItem', aViewer({ permissions: 2097152 }), true],
  ['the Usage item is hidden without 2097152', 'usageItem', aViewer(), false],
  [
    'the Usage item is hidden while dashboards are on',
    'usageItem',
    aViewer({ permissions: 2097152, switches: resolveSwitches({ installation: { dashboards: true } }) }),
    false,
  ],
  [
    'the dashboards item shows with 2097152 while dashboards are on',
    'dashboardsItem',
    aViewer({ permissions: 2097152, switches: resolveSwitches({ installation: { dashboards: true } }) }),
    true,
  ],
  [
    'the dashboards item is hidden with dashboards off',
    'dashboardsItem',
    aViewer({ permissions: 2097152 }),
    false,
  ],
  [
    'the dashboards item is hidden without 2097152 while dashboards are on',
    'dashboardsItem',
    aViewer({ switches: resolveSwitches({ installation: { dashboards: true } }) }),
    false,
  ],
  ['provider is closed to a client user', 'provider', aViewer(), false],
  ['provider is open to provider staff', 'provider', aViewer({ isProvider: true }), true],
  ['schemaBuilder is open while the switch is on', 'schemaBuilder', aViewer(), true],
  ['schemaBuilder is closed with the switch off', 'schemaBuilder', aViewer({}, false), false],
  ['schemaBuilder stays open to provider staff', 'schemaBuilder', aViewer({ isProvider: true }, false), true],
  ['the plain Entities item is hidden while the switch is on', 'plainEntitiesItem', aViewer(), false],
  ['the plain Entities item shows with the switch off', 'plainEntitiesItem', aViewer({}, false), true],
  [
    'the plain Entities item is hidden from provider staff',
    'plainEntitiesItem',
    aViewer({ isProvider: true }, false),
    false,
  ],
  ['listUsers is closed without 4', 'listUsers', aViewer({ permissions: 1 | 8 | 16 }), false],
  ['listUsers is open with 4', 'listUsers', aViewer({ permissions: 4 }), true],
  ['updateUsers is closed without 8', 'updateUsers', aViewer({ permissions: 1 | 4 | 16 }), false],
  ['updateUsers is open with 8', 'updateUsers', aViewer({ permissions: 8 }), true],
  ['editEntities is closed without 2', 'editEntities', aViewer({ permissions: 4194304 | 64 }), false],
  ['editEntities is open with 2', 'editEntities', aViewer({ permissions: 2 }), true],
  [
    'editEntities is closed with its switch off',
    'editEntities',
    aViewer({ permissions: 2, switches: resolveSwitches({ client: { editEntityMetadata: false } }) }),
    false,
  ],
  [
    'editEntityAkas is open with 2 where AKAs have no permission of their own',
    'editEntityAkas',
    aViewer({ permissions: 2, switches: resolveSwitches({ client: { akaPermission: false } }) }),
    true,
  ],
  ['editEntityAkas is closed without 4194304', 'editEntityAkas', aViewer({ permissions: 2 }), false],
  ['editEntityAkas is open with 4194304', 'editEntityAkas', aViewer({ permissions: 4194304 }), true],
  ['saveEntities is closed with 2 alone', 'saveEntities', aViewer({ permissions: 2 }), false],
  ['saveEntities is open with 2 and 4194304', 'saveEntities', aViewer({ permissions: 4194306 }), true],
];

describe('canAccess', () => {
  it.each(CASES)('%s', (_title, rule, viewer, isOpen) => {
    expect(canAccess(rule, viewer)).toBe(isOpen);
  });

  it('there is a case for every rule', () => {
    expect(new Set(CASES.map(([, rule]) => rule))).toEqual(new Set(ACCESS_RULES));
  });
});

describe('permissionsOfRule', () => {
  it('returns the permissions that grant access under a rule', () => {
    for (const rule of ACCESS_RULES) {
      const needs = permissionsOfRule(rule);
      if (needs.length === 0) continue;
      expect(canAccess(rule, aViewer({ permissions: maskOf(needs) }))).toBe(true);
      expect(canAccess(rule, aViewer({ permissions: ALL_PERMISSIONS_MASK & ~maskOf(needs) }))).toBe(false);
    }
    expect(ACCESS_RULES.filter((rule) => permissionsOfRule(rule).length > 0)).toHaveLength(3);
  });
});
