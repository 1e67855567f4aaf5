import { LOCALES, type Locale } from '@assay/shared/domain';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { useSettings, useSwitch } from '@assay/shared/platform';
import { Select } from '@assay/shared/ui';
import { useChooseLanguage } from '../api/profile.mutations.ts';

const AUTOMATIC = 'automatic';
const NAMES: Readonly<Record<Locale, MessageKey>> = {
  'en-GB': 'users.languageEnGb',
  'en-US': 'users.languageEnUs',
  'de-DE': 'users.languageDeDe',
};

/** The own language of the interface; locked where the client has English only [AMB-134]. */
export function LanguageChoice() {
  const { language } = useSettings().user;
  const isMultiLingual = useSwitch('multiLingual');
  const choice = useChooseLanguage();
  const chosen = choice.isPending ? choice.variables : language;
  return (
    <Select<Locale | typeof AUTOMATIC>
      label={text('users.language')}
      description={text(isMultiLingual ? 'users.languageHint' : 'users.languageOff')}
      options={[
        { value: AUTOMATIC, label: text('users.languageAutomatic') },
        ...LOCALES.map((value) => ({ value, label: textOf(NAMES[value]) })),
      ]}
      value={isMultiLingual ? (chosen ?? AUTOMATIC) : 'en-GB'}
      disabled={!isMultiLingual || choice.isPending}
      onChange={(value) => value !== null && choice.mutate(value === AUTOMATIC ? null : value)}
    />
  );
}
