import { userChangeAction } from '@assay/shared/contracts';
import { changeText } from './change-text.ts';

describe('changeText', () => {
  it.each([
    ['created', null, 'a@one.example', 'Created as a@one.example'],
    ['removed', 'a@one.example', null, 'Removed'],
    ['permissions', '0', '33', 'Permissions: gained Users: Create; Documents: Verify'],
    ['permissions', '33', '32', 'Permissions: lost Users: Create'],
    ['permissions', '1', '32', 'Permissions: gained Documents: Verify; lost Users: Create'],
    ['permissions', '0', '8192', 'Permissions from 0 to 8192'],
    ['status', '2', '3', 'Status from Active to Deactivated'],
    ['status', '1', '9', 'Status from Creating to Unknown'],
    ['name', 'A {to}', 'B', 'Name from A {to} to B'],
    ['email', 'a@one.example', 'b@one.example', 'Email from a@one.example to b@one.example'],
    ['emailRequested', 'a@one.example', 'b@one.example', 'Asked to change the email to b@one.example'],
    ['passwordChosen', null, null, 'Replaced the temporary password'],
    ['passwordChanged', null, null, 'Changed the password'],
    ['passwordReset', null, null, 'Reset the password by email'],
  ] as const)('says of %s from %s to %s: %s', (action, from, to, words) => {
    expect(changeText({ action, from, to })).toBe(words);
  });

  it('has a text for every action', () => {
    for (const action of userChangeAction.options)
      expect(changeText({ action, from: '0', to: '1' })).not.toBe('');
  });
});
