// What oxlint has no rule for (oxlint.config.ts). It looks at no types.
import tseslint from 'typescript-eslint';

const message = 'Texts a user reads live in shared/messages.';
const ATTRIBUTES = 'label|title|placeholder|description|aria-label|alt|message';

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
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    // Texts a user reads come from shared/messages: a literal in the markup is an error.
    files: ['{shell,shared,mfe-*}/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'shared/{ui,widgets}/gallery/**'],
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/[A-Za-z]{2,}/]', message },
        { selector: `JSXAttribute[name.name=/^(${ATTRIBUTES})$/] > Literal[value=/[A-Za-z]{2,}/]`, message },
      ],
    },
  },
  {
    // oxlint has these for TypeScript alone, or not at all, since modules cannot break them.
    files: ['**/*.{js,mjs,cjs}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      'no-dupe-args': 'error',
      'no-octal': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      '@typescript-eslint/no-this-alias': 'error',
      '@typescript-eslint/triple-slash-reference': 'error',
    },
  },
);
