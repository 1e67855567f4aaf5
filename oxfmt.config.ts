/** Format: wide lines, single quotes, trailing commas. */
import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 110,
  singleQuote: true,
  trailingComma: 'all',
  // The scripts of package.json stand in the order in which they are read, and npm sorts the dependencies itself.
  sortPackageJson: false,
  // What git ignores is left alone anyway.
  ignorePatterns: [
    'samples',
    'docs/requirements.tsv',
    'server/src/database/catalogue.json',
    'bench/documents',
    'bench/extraction/sets',
  ],
});
