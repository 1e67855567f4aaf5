import { defaultSettings, readSettings } from './settings.ts';

const user = {
  id: 7,
  name: 'Ann Reviewer',
  email: 'ann@demo.example',
  permissions: 1056,
  account_status: 2,
  user_group: 2,
  user_management_scope: 1,
  sso: true,
};
const wire = {
  default_currency: 'EUR',
  default_language: 'en-us',
  is_trial: true,
  limited_uploads: true,
  user,
};

function without(name: string) {
  return { ...wire, [name]: undefined };
}

describe('readSettings', () => {
  it('SET-001 reads all five items', () => {
    const { settings, errors } = readSettings(wire);
    expect(errors).toEqual([]);
    expect(settings).toMatchObject({
      defaultCurrency: 'EUR',
      defaultLanguage: 'en-us',
      isTrial: true,
      limitedUploads: true,
      user: {
        id: 7,
        name: 'Ann Reviewer',
        email: 'ann@demo.example',
        permissions: 1056,
        accountStatus: 2,
        userGroup: 2,
        userManagementScope: 1,
        sso: true,
      },
    });
  });

  it('AMB-045 reads the size of the largest file, 100 MB where the server does not say it', () => {
    const limitOf = (upload_limit_bytes?: number) =>
      readSettings({ ...wire, upload_limit_bytes }).settings.uploadLimitBytes;
    expect([limitOf(5000), limitOf()]).toEqual([5000, 104_857_600]);
  });

  it.each([null, undefined, 'text', [wire]])(
    'SET-002 returns one error and all defaults if there are no settings (%p)',
    (none) => {
      const read = readSettings(none, { tokenEmail: 'ann@demo.example' });
      expect(read.errors).toEqual(['settings.notRetrieved']);
      expect(read.settings).toEqual(defaultSettings('ann@demo.example'));
    },
  );

  const MISSING: [id: string, item: string, key: string][] = [
    ['SET-003', 'default_currency', 'settings.currencyMissing'],
    ['SET-004', 'default_language', 'settings.languageMissing'],
    ['SET-005', 'is_trial', 'settings.trialMissing'],
    ['SET-006', 'limited_uploads', 'settings.limitedUploadsMissing'],
    ['SET-007', 'user', 'settings.userMissing'],
  ];
  it.each(MISSING)('%s reports a missing %s as %s and nothing else', (_id, item, key) => {
    expect(readSettings(without(item)).errors).toEqual([key]);
    expect(readSettings({ ...wire, [item]: null }).errors).toEqual([key]);
  });

  it('AMB-024 uses the defaults for missing items', () => {
    const { settings, errors } = readSettings({}, { tokenEmail: 'ann@demo.example' });
    expect(errors).toEqual(MISSING.map(([, , key]) => key));
    expect(settings).toEqual(defaultSettings('ann@demo.example'));
    expect(settings).toMatchObject({
      defaultCurrency: 'USD',
      defaultLanguage: 'en-gb',
      isTrial: false,
      limitedUploads: false,
    });
    expect(settings.user).toMatchObject({ email: 'ann@demo.example', permissions: 0 });
  });

  it('AMB-025 accepts false as a value', () => {
    const { settings, errors } = readSettings({ ...wire, is_trial: false, limited_uploads: false });
    expect(errors).toEqual([]);
    expect(settings).toMatchObject({ isTrial: false, limitedUploads: false });
  });

  it.each(['de-de', '', 'en', 7])(
    'SET-008 SET-009 the language %p is invalid and is read as en-GB',
    (language) => {
      const { settings, errors } = readSettings({ ...wire, default_language: language });
      expect(errors).toEqual(['settings.languageInvalid']);
      expect(settings.defaultLanguage).toBe('en-gb');
    },
  );

  it('SET-008 AMB-023 accepts en-GB and EN-US in any case', () => {
    expect(readSettings({ ...wire, default_language: 'en-GB' }).settings.defaultLanguage).toBe('en-gb');
    expect(readSettings({ ...wire, default_language: 'EN-US' })).toMatchObject({
      errors: [],
      settings: { defaultLanguage: 'en-us' },
    });
  });

  it('AMB-027 uses the switches that the server resolved, and the defaults if it sends none', () => {
    expect(readSettings({ ...wire, switches: { dashboards: true } }).settings.switches.dashboards).toBe(true);
    expect(readSettings(wire).settings.switches.dashboards).toBe(false);
  });

  it('gives no permissions to a user whose fields are unusable', () => {
    const { settings } = readSettings({ ...wire, user: { permissions: 'all', user_group: null } });
    expect(settings.user).toMatchObject({ id: 0, permissions: 0, userGroup: 1, sso: false });
  });
});
