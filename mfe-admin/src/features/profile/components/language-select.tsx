import { LOCALES, type Locale } from '@assay/shared/domain';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { useSettings, useSwitch } from '@assay/shared/platform';
import { Select } from '@assay/shared/ui';
import { useUpdateLanguage } from '../api/profile.mutations.ts';

const AUTOMATIC = 'automatic';
const NAMES: Readonly<Record<Locale, MessageKey>> = {
  'en-GB': 'users.languageEnGb',
  'en-US': 'users.languageEnUs',
  'de-DE': 'users.languageDeDe',
};

/** The user's interface language; disabled if the client has English only [AMB-134]. */
export function LanguageSelect() {
  const { language } = useSettings().user;
  const isMultilingual = useSwitch('multiLingual');
  const choice = useUpdateLanguage();
  const chosen = choice.isPending ? choice.variables : language;
  return (
    <Select<Locale | typeof AUTOMATIC>
      label={text('users.language')}
      description={text(isMultilingual ? 'users.languageHint' : 'users.languageOff')}
      options={[
        { value: AUTOMATIC, label: text('users.languageAutomatic') },
        ...LOCALES.map((value) => ({ value, label: textOf(NAMES[value]) })),
      ]}
      value={isMultilingual ? (chosen ?? AUTOMATIC) : 'en-GB'}
      disabled={!isMultilingual || choice.isPending}
      onChange={(value) => value !== null && choice.mutate(value === AUTOMATIC ? null : value)}
    />
  );
}
