import { PERMISSION_NAMES, type Permission } from '@assay/shared/domain';
import { formatPermissions, permissionLabel, roleDescription, roleLabel } from './permission-labels.ts';

/** The labels of the specification, by permission. */
const LABELS: [id: string, permission: Permission, label: string][] = [
  ['PERM-002', 'CAN_ADD_USERS', 'Create'],
  ['PERM-003', 'CAN_CREATE_UPDATE_ENTITIES', 'Edit entity metadata'],
  ['PERM-004', 'CAN_LIST_USERS', 'List/View'],
  ['PERM-005', 'CAN_UPDATE_USERS', "Update others' permissions"],
  ['PERM-006', 'CAN_UPDATE_USER_ACCOUNT_STATUS', 'Activate/Deactivate'],
  ['PERM-007', 'CAN_VERIFY_DOCUMENTS', 'Verify'],
  ['PERM-008', 'CAN_DELETE_ENTITIES', 'Delete entities and datapoints'],
  ['PERM-009', 'CAN_DELETE_DOCUMENTS', 'Delete documents'],
  ['PERM-010', 'CAN_DELETE_METRIC_IDENTIFIERS', 'Delete metrics'],
  ['PERM-011', 'CAN_RETRAIN_MODELS', 'Train'],
  ['PERM-012', 'CAN_EDIT_DOCUMENTS', 'Edit documents'],
  ['PERM-014', 'CAN_REQUEUE_DOCUMENTS', 'Re-process'],
  ['PERM-015', 'CAN_APPROVE_DOCUMENTS', 'Approve'],
  ['PERM-017', 'CAN_CREATE_METRIC_IDENTIFIERS', 'Create metrics'],
  ['PERM-018', 'CAN_UPDATE_METRIC_IDENTIFIERS', 'Update metrics'],
  ['PERM-019', 'CAN_CREATE_DOCUMENT_SCHEMAS', 'Create schemas'],
  ['PERM-020', 'CAN_UPDATE_DOCUMENT_SCHEMAS', 'Update schemas'],
  ['PERM-021', 'CAN_DELETE_DOCUMENT_SCHEMAS', 'Delete schemas'],
  ['PERM-022', 'CAN_CREATE_VERSIONED_DOCUMENT_TYPES', 'Assign'],
  ['PERM-023', 'CAN_PUBLISH_DOCUMENT_SCHEMAS', 'Publish'],
  ['PERM-024', 'CAN_VIEW_SYSTEM_PERFORMANCE', 'View system performance'],
  ['PERM-025', 'CAN_UPDATE_ENTITY_AKAS', 'Edit alternative names'],
];

describe('permissionLabel', () => {
  it.each(LABELS)('%s labels %s as %s', (_id, permission, label) => {
    expect(permissionLabel(permission)).toBe(label);
  });

  it('knows every permission', () => {
    expect(LABELS.map(([, permission]) => permission).toSorted()).toEqual([...PERMISSION_NAMES].toSorted());
  });
});

describe('roleLabel', () => {
  it('PERM-030 names each role and says what it may do', () => {
    expect([roleLabel('ADMIN'), roleLabel('MEMBER')]).toEqual(['Admin', 'Member']);
    expect(roleDescription('ADMIN')).toBe('An Admin is a user who has full user management permissions');
    expect(roleDescription('MEMBER')).toBe('A Member is a user without user management permissions');
  });
});

describe('formatPermissions', () => {
  it('lists permissions by their group, in the order of the panel', () => {
    expect(formatPermissions(['CAN_VERIFY_DOCUMENTS', 'CAN_LIST_USERS', 'CAN_ADD_USERS'])).toBe(
      'Users: List/View, Create; Documents: Verify',
    );
    expect(formatPermissions([])).toBe('');
  });
});
