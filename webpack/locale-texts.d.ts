import type { WebpackPluginInstance } from 'webpack';

/** Writes the texts of each chunk in other languages. */
export const localeTexts: WebpackPluginInstance;
