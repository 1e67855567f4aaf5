/**
 * Language rules, with types. Every rule is named, so that a newer linter switches none on or off; they are those that ESLint
 * calls recommended and typescript-eslint strict, with our own limits. What oxlint has no rule for is in eslint.config.js.
 */
import { defineConfig } from 'oxlint';

const errors = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'error' as const]));

const counted = { skipBlankLines: true, skipComments: true };

/** What TypeScript reports by itself. */
const SCRIPTS_ONLY = errors(
  'constructor-super',
  'getter-return',
  'no-class-assign',
  'no-const-assign',
  'no-dupe-class-members',
  'no-dupe-keys',
  'no-func-assign',
  'no-import-assign',
  'no-new-native-nonconstructor',
  'no-obj-calls',
  'no-redeclare',
  'no-setter-return',
  'no-this-before-super',
  'no-undef',
  'no-unreachable',
  'no-unsafe-negation',
  'no-with',
);

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react'],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    maxWarnings: 0,
    reportUnusedDisableDirectives: 'error',
    // Each linter has comments of its own, or one would call those of the other unused.
    respectEslintDisableDirectives: false,
  },
  ignorePatterns: [
    '**/node_modules',
    'dist',
    'data',
    '.cache',
    'samples',
    'coverage',
    'test-results',
    'playwright-report',
    // Written by the build, which may run beside the lint.
    'embed/kit/index.d.ts',
  ],
  rules: {
    ...errors(
      'for-direction',
      'no-async-promise-executor',
      'no-case-declarations',
      'no-compare-neg-zero',
      'no-cond-assign',
      'no-constant-binary-expression',
      'no-control-regex',
      'no-debugger',
      'no-delete-var',
      'no-dupe-else-if',
      'no-duplicate-case',
      'no-empty',
      'no-empty-character-class',
      'no-empty-pattern',
      'no-empty-static-block',
      'no-ex-assign',
      'no-extra-boolean-cast',
      'no-fallthrough',
      'no-global-assign',
      'no-invalid-regexp',
      'no-irregular-whitespace',
      'no-loss-of-precision',
      'no-misleading-character-class',
      'no-nonoctal-decimal-escape',
      'no-prototype-builtins',
      'no-regex-spaces',
      'no-self-assign',
      'no-shadow-restricted-names',
      'no-sparse-arrays',
      'no-unassigned-vars',
      'no-unexpected-multiline',
      'no-unsafe-finally',
      'no-unsafe-optional-chaining',
      'no-unused-labels',
      'no-unused-private-class-members',
      'no-useless-assignment',
      'no-useless-backreference',
      'no-useless-catch',
      'no-useless-escape',
      'preserve-caught-error',
      'require-yield',
      'use-isnan',
      'valid-typeof',
      'no-array-constructor',
      'no-unused-expressions',
      'no-useless-constructor',
      'typescript/ban-ts-comment',
      'typescript/no-duplicate-enum-values',
      'typescript/no-dynamic-delete',
      'typescript/no-explicit-any',
      'typescript/no-extra-non-null-assertion',
      'typescript/no-extraneous-class',
      'typescript/no-invalid-void-type',
      'typescript/no-misused-new',
      'typescript/no-namespace',
      'typescript/no-non-null-asserted-nullish-coalescing',
      'typescript/no-non-null-asserted-optional-chain',
      'typescript/no-non-null-assertion',
      'typescript/no-require-imports',
      'typescript/no-this-alias',
      'typescript/no-unnecessary-type-constraint',
      'typescript/no-unsafe-declaration-merging',
      'typescript/no-unsafe-function-type',
      'typescript/no-wrapper-object-types',
      'typescript/prefer-as-const',
      'typescript/prefer-literal-enum-member',
      'typescript/prefer-namespace-keyword',
      'typescript/triple-slash-reference',
      'typescript/unified-signatures',
    ),
    'no-constant-condition': ['error', { checkLoops: 'allExceptWhileTrue' }],
    // A manifest merges the ids of its routes into an interface by extending it.
    'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    // Without options, names that begin with an underscore could be left unused.
    'no-unused-vars': [
      'error',
      { args: 'after-used', vars: 'all', caughtErrors: 'all', ignoreRestSiblings: false },
    ],
  },
  overrides: [
    { files: ['**/*.{js,mjs,cjs}'], rules: SCRIPTS_ONLY },
    {
      files: ['**/*.{ts,tsx,mts}'],
      rules: errors('no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread'),
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(
          'typescript/await-thenable',
          'typescript/consistent-type-imports',
          'typescript/no-floating-promises',
          'no-console',
          'eqeqeq',
        ),
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'max-lines': ['error', { max: 300, ...counted }],
        'max-lines-per-function': ['error', { max: 60, ...counted }],
        'max-params': ['error', 4],
      },
    },
    {
      // These rules compile every file as the React compiler does: not where no component and no hook is.
      files: ['{shell,shared,mfe-*}/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '{shared,mfe-*/src}/{contracts,domain,messages,testing}/**'],
      rules: errors(
        'react/rules-of-hooks',
        'react/exhaustive-deps',
        'react/static-components',
        'react/use-memo',
        'react/preserve-manual-memoization',
        'react/incompatible-library',
        'react/immutability',
        'react/globals',
        'react/refs',
        'react/set-state-in-effect',
        'react/error-boundaries',
        'react/purity',
        'react/set-state-in-render',
        'react/unsupported-syntax',
      ),
    },
    {
      // Benchmarks and soaks report to whoever runs them.
      files: ['bench/**', 'soak/run.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // Components are markup: their length is that of what they show.
      files: ['**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 150, ...counted }] },
    },
    {
      // A test file is a list of cases, and describe blocks are functions only in name.
      files: ['**/*.{test,spec}.{ts,tsx}', 'e2e/**', 'shared/testing/**'],
      rules: {
        'max-lines': ['error', { max: 500, ...counted }],
        'max-lines-per-function': 'off',
        'typescript/no-non-null-assertion': 'off',
      },
    },
    {
      // node:test answers promises that its runner awaits by itself.
      files: ['{server,soak,bench}/**/*.test.ts'],
      rules: { 'typescript/no-floating-promises': 'off' },
    },
    { files: ['**/*.{js,mjs,cjs}'], env: { node: true } },
    {
      // Scripts of a page, and functions that run in one.
      files: ['examples/embed/page/*.js', 'scripts/screenshots/*.mjs', 'bench/federation/measure.mjs'],
      globals: { document: 'readonly', Image: 'readonly' },
    },
    { files: ['bench/first-paint/bundled-loader.js'], globals: { REMOTE_ENTRIES: 'readonly' } },
    {
      files: ['scripts/build/messages/page-messages.mjs'],
      globals: { __webpack_require__: 'readonly', reportError: 'readonly' },
    },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
  ],
});
