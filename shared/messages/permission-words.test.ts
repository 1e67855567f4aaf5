import { permissionWords } from './permission-words.ts';

describe('permissionWords', () => {
  it('names permissions by their group, in the order of the panel', () => {
    expect(permissionWords(['CAN_VERIFY_DOCUMENTS', 'CAN_LIST_USERS', 'CAN_ADD_USERS'])).toBe(
      'Users: List/View, Create; Documents: Verify',
    );
    expect(permissionWords([])).toBe('');
  });
});
