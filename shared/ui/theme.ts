import { createTheme } from '@mantine/core';
import type { VariantColorsResolver } from '@mantine/core';
import classes from './mantine-overrides.module.css';

/** Every filled piece of Mantine takes the accent; hues of state are set by our own pieces, never by a colour name. */
const accentOnly: VariantColorsResolver = ({ variant }) =>
  variant === 'filled'
    ? {
        background: 'var(--assay-accent)',
        hover: 'var(--assay-accent-strong)',
        color: 'var(--assay-on-accent)',
        border: '1px solid transparent',
      }
    : {
        background: 'transparent',
        hover: 'var(--assay-hover)',
        color: 'var(--assay-quiet)',
        border: '1px solid transparent',
      };

const quickly = { duration: 120, timingFunction: 'ease-out', transition: 'fade' } as const;

/** The list under a field; each input with a list asks for it by its own name. */
const list = { dropdown: classes.dropdown, option: classes.option, empty: classes.empty };

/**
 * Mantine, speaking our tokens: what a sheet can say is in `mantine.css`; here stands only what Mantine reads from its
 * theme object (sizes as words, motion, focus, who decides about hover).
 */
export const theme = createTheme({
  fontFamily: 'var(--assay-font)',
  primaryColor: 'blue',
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  variantColorResolver: accentOnly,
  components: {
    Combobox: { defaultProps: { transitionProps: quickly, shadow: 'md' } },
    Select: { classNames: list },
    MultiSelect: { classNames: list },
    TagsInput: { classNames: list },
    Input: { classNames: { wrapper: classes.inputWrapper, input: classes.input, section: classes.section } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: {
        label: classes.label,
        required: classes.required,
        description: classes.description,
        error: classes.error,
      },
    },
    Modal: { defaultProps: { transitionProps: quickly } },
    Pill: { classNames: { root: classes.pill, label: classes.pillLabel, remove: classes.pillRemove } },
    PillsInputField: { classNames: { field: classes.pillsField } },
    Popover: { defaultProps: { transitionProps: quickly, shadow: 'md' } },
    Tooltip: {
      defaultProps: { transitionProps: quickly, openDelay: 250 },
      classNames: { tooltip: classes.tooltip },
    },
  },
});
