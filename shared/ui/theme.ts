import { createTheme } from '@mantine/core';
import type { VariantColorsResolver } from '@mantine/core';
import classes from './mantine-overrides.module.css';

/** Every filled Mantine component takes the accent; our own components set the hues of states. */
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

/** The class names of the list under a field. */
const list = { dropdown: classes.dropdown, option: classes.option, empty: classes.empty };

/**
 * Mantine's theme over our tokens. `mantine.css` sets its variables; here is only what Mantine reads from the theme object.
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
    // Closed at once: what is typed next belongs to the page below.
    ModalRoot: { defaultProps: { transitionProps: { ...quickly, exitDuration: 0 } } },
    Pill: { classNames: { root: classes.pill, label: classes.pillLabel, remove: classes.pillRemove } },
    PillsInputField: { classNames: { field: classes.pillsField } },
    Popover: { defaultProps: { transitionProps: quickly, shadow: 'md' } },
    Tooltip: {
      defaultProps: { transitionProps: quickly, openDelay: 250 },
      classNames: { tooltip: classes.tooltip },
    },
  },
});
