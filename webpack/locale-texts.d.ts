import type { RuleSetRule, WebpackPluginInstance } from 'webpack';

/** The rule for the modules that are filled. */
export function localeTextsRule(loader: string): RuleSetRule;

/** Builds the modules of other languages again once all named keys are known. */
export const localeTexts: WebpackPluginInstance;
