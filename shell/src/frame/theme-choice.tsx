import { text, type MessageKey } from '@assay/shared/messages';
import { IconCircleHalf2, iconProps, Menu, type ColorScheme } from '@assay/shared/ui';
import { useColorScheme } from '../host/color-scheme.ts';
import classes from './sidebar.module.css';

const schemes: readonly {
  readonly id: ColorScheme;
  readonly label: Extract<MessageKey, `shell.theme${string}`>;
}[] = [
  { id: 'auto', label: 'shell.themeSystem' },
  { id: 'light', label: 'shell.themeLight' },
  { id: 'dark', label: 'shell.themeDark' },
];

/** Light, dark, or the theme of the system. */
export function ThemeChoice() {
  const { colorScheme, choose } = useColorScheme();
  return (
    <Menu
      position="top-start"
      trigger={
        <button type="button" className={classes.item}>
          <IconCircleHalf2 {...iconProps} size={18} />
          <span className={classes.text}>{text('shell.theme')}</span>
        </button>
      }
      items={schemes.map(({ id, label }) => ({
        id,
        label: text(label),
        onSelect: () => choose(id),
        disabled: id === colorScheme,
      }))}
    />
  );
}
