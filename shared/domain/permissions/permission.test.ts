import fc from 'fast-check';
import {
  ALL_PERMISSIONS_MASK,
  hasPermission,
  maskOf,
  PERMISSION_GROUPS,
  PERMISSION_NAMES,
  PERMISSIONS,
  permissionsOfGroup,
  withPermission,
} from './permission.ts';
import type { Permission } from './permission.ts';

/** The permission table of the specification: id, name, value. */
const TABLE: [id: string, name: Permission, value: number][] = [
  ['PERM-002', 'CAN_ADD_USERS', 1],
  ['PERM-003', 'CAN_CREATE_UPDATE_ENTITIES', 2],
  ['PERM-004', 'CAN_LIST_USERS', 4],
  ['PERM-005', 'CAN_UPDATE_USERS', 8],
  ['PERM-006', 'CAN_UPDATE_USER_ACCOUNT_STATUS', 16],
  ['PERM-007', 'CAN_VERIFY_DOCUMENTS', 32],
  ['PERM-008', 'CAN_DELETE_ENTITIES', 64],
  ['PERM-009', 'CAN_DELETE_DOCUMENTS', 128],
  ['PERM-010', 'CAN_DELETE_METRIC_IDENTIFIERS', 256],
  ['PERM-011', 'CAN_RETRAIN_MODELS', 512],
  ['PERM-012', 'CAN_EDIT_DOCUMENTS', 1024],
  ['PERM-014', 'CAN_REQUEUE_DOCUMENTS', 2048],
  ['PERM-015', 'CAN_APPROVE_DOCUMENTS', 4096],
  ['PERM-017', 'CAN_CREATE_METRIC_IDENTIFIERS', 16384],
  ['PERM-018', 'CAN_UPDATE_METRIC_IDENTIFIERS', 32768],
  ['PERM-019', 'CAN_CREATE_DOCUMENT_SCHEMAS', 65536],
  ['PERM-020', 'CAN_UPDATE_DOCUMENT_SCHEMAS', 131072],
  ['PERM-021', 'CAN_DELETE_DOCUMENT_SCHEMAS', 262144],
  ['PERM-022', 'CAN_CREATE_VERSIONED_DOCUMENT_TYPES', 524288],
  ['PERM-023', 'CAN_PUBLISH_DOCUMENT_SCHEMAS', 1048576],
  ['PERM-024', 'CAN_VIEW_SYSTEM_PERFORMANCE', 2097152],
  ['PERM-025', 'CAN_UPDATE_ENTITY_AKAS', 4194304],
];

describe('permission table', () => {
  it.each(TABLE)('%s %s is %d', (_id, name, value) => {
    expect(PERMISSIONS[name].value).toBe(value);
  });

  it('there are no other permissions', () => {
    expect([...PERMISSION_NAMES].sort()).toEqual(TABLE.map(([, name]) => name).sort());
  });

  it('PERM-016 bit 8192 is unassigned, so no permission and no sum of them contains it', () => {
    expect(PERMISSION_NAMES.filter((name) => (PERMISSIONS[name].value & 8192) !== 0)).toEqual([]);
    expect(ALL_PERMISSIONS_MASK).toBe(8380415);
  });
});

describe('hasPermission', () => {
  it('PERM-001 is true exactly when the bits of the permission are set, regardless of other bits', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 24), fc.constantFrom(...PERMISSION_NAMES), (mask, name) => {
        const isBitSet = Math.floor(mask / PERMISSIONS[name].value) % 2 === 1;
        expect(hasPermission(mask, name)).toBe(isBitSet);
      }),
    );
  });

  it('finds no permission in an empty mask and every permission in the full one', () => {
    expect(PERMISSION_NAMES.filter((name) => hasPermission(0, name))).toEqual([]);
    expect(PERMISSION_NAMES.filter((name) => !hasPermission(ALL_PERMISSIONS_MASK, name))).toEqual([]);
  });

  it('reads the masks of the demo users as intended', () => {
    const reviewer = maskOf([
      'CAN_VERIFY_DOCUMENTS',
      'CAN_EDIT_DOCUMENTS',
      'CAN_REQUEUE_DOCUMENTS',
      'CAN_CREATE_UPDATE_ENTITIES',
      'CAN_UPDATE_ENTITY_AKAS',
    ]);
    expect(reviewer).toBe(4197410);
    expect(reviewer | maskOf(['CAN_APPROVE_DOCUMENTS', 'CAN_RETRAIN_MODELS'])).toBe(4202018);
  });
});

describe('withPermission', () => {
  it('sets and clears one permission and preserves every other bit, 8192 included', () => {
    fc.assert(
      fc.property(
        fc.nat(2 ** 24),
        fc.constantFrom(...PERMISSION_NAMES),
        fc.boolean(),
        (mask, name, isHeld) => {
          const changed = withPermission(mask, name, isHeld);
          expect(hasPermission(changed, name)).toBe(isHeld);
          expect(changed & ~PERMISSIONS[name].value).toBe(mask & ~PERMISSIONS[name].value);
        },
      ),
    );
  });
});

describe('permissionsOfGroup', () => {
  it('AMB-077 lists the groups of the user panel in their order', () => {
    const values = PERMISSION_GROUPS.map((group) =>
      permissionsOfGroup(group, { akaPermission: true }).map((name) => PERMISSIONS[name].value),
    );
    expect(values).toEqual([
      [1, 4, 8, 16],
      [32, 128, 512, 1024, 2048, 4096],
      [2, 64, 4194304],
      [16384, 32768, 256],
      [65536, 131072, 262144, 524288, 1048576],
      [2097152],
    ]);
  });

  it('PERM-026 includes the AKA permission only when its switch is on', () => {
    expect(permissionsOfGroup('entities', { akaPermission: false })).toEqual([
      'CAN_CREATE_UPDATE_ENTITIES',
      'CAN_DELETE_ENTITIES',
    ]);
  });
});
