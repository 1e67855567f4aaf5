import { createTheme } from '@mantine/core';
import type { VariantColorsResolver } from '@mantine/core';

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

const quick = { duration: 120, timingFunction: 'ease-out' } as const;

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
    Combobox: { defaultProps: { transitionProps: { ...quick, transition: 'fade' }, shadow: 'md' } },
    Modal: { defaultProps: { transitionProps: { ...quick, transition: 'fade' } } },
    Popover: { defaultProps: { transitionProps: { ...quick, transition: 'fade' }, shadow: 'md' } },
    Tooltip: { defaultProps: { transitionProps: { ...quick, transition: 'fade' }, openDelay: 250, withArrow: false } },
  },
});
