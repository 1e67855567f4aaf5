import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Texts a user reads come from shared/messages: a literal in the markup is an error. */
const noLiteralTexts = [
  {
    selector: 'JSXText[value=/[A-Za-z]{2,}/]',
    message: 'Texts a user reads live in shared/messages.',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(label|title|placeholder|description|aria-label|alt|message)$/] > Literal[value=/[A-Za-z]{2,}/]',
    message: 'Texts a user reads live in shared/messages.',
  },
];

export default tseslint.config(
  {
    ignores: [
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
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-empty-function': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // These rules compile every file: where no component and no hook is, that is most of the time of the whole check.
    files: ['{shell,shared,mfe-*}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '{shared,mfe-*/src}/{contracts,domain,messages,testing}/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    // Benchmarks and soaks report to whoever runs them.
    files: ['bench/**', 'soak/run.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Components are markup: their length is that of what they show.
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['{shell,shared,mfe-*}/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'shared/{ui,widgets}/gallery/**'],
    rules: { 'no-restricted-syntax': ['error', ...noLiteralTexts] },
  },
  {
    // A test file is a list of cases, and describe blocks are functions only in name.
    files: ['**/*.{test,spec}.{ts,tsx}', 'e2e/**', 'shared/testing/**'],
    rules: {
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // node:test answers promises that its runner awaits by itself.
    files: ['{server,soak}/**/*.test.ts'],
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
