import type { ColorScheme } from '@assay/shared/ui';
import { createUiStore } from '@assay/shared/state';

const KEY = 'assay.colorScheme';
const SCHEMES: readonly ColorScheme[] = ['auto', 'light', 'dark'];

const stored = () => SCHEMES.find((scheme) => scheme === localStorage.getItem(KEY)) ?? 'auto';

interface ColorSchemeState {
  /** `auto` follows the system. */
  readonly colorScheme: ColorScheme;
  readonly choose: (colorScheme: ColorScheme) => void;
}

/** The theme that the user chose in this browser. */
export const useColorScheme = createUiStore<ColorSchemeState>()((set) => ({
  colorScheme: stored(),
  choose: (colorScheme) => {
    localStorage.setItem(KEY, colorScheme);
    set({ colorScheme });
  },
}));
