// What oxlint has no rule for (oxlint.config.ts). It looks at no types.
import tseslint from 'typescript-eslint';

const message = 'Texts a user reads live in shared/messages.';
/** Attributes that people read or hear. */
const ATTRIBUTES =
  'label|title|placeholder|description|alt|message|aria-(label|description|placeholder|roledescription|valuetext)';
/** A text with a letter. There are no exceptions; a list of them, such as a unit, would have at most ten. */
const WORDS = '/\\p{L}/u';
/** The same, and no key of a message. */
const WORDS_BUT_NO_KEY = '/^(?![a-zA-Z]+\\.[a-zA-Z]\\w*$)[^]*\\p{L}/u';

/** Literals of a text, by their form: also where a condition chooses one of two. */
const literalsIn = (parent) =>
  [parent, `${parent} > :matches(ConditionalExpression, LogicalExpression)`].flatMap((from) => [
    { selector: `${from} > Literal[value=${WORDS}]`, message },
    { selector: `${from} > TemplateLiteral > TemplateElement[value.raw=${WORDS}]`, message },
  ]);

const LITERALS = [
  { selector: `JSXText[value=${WORDS}]`, message },
  { selector: `JSXAttribute[name.name=/^(${ATTRIBUTES})$/] > Literal[value=${WORDS}]`, message },
  ...literalsIn('JSXElement > JSXExpressionContainer'),
  ...literalsIn('JSXFragment > JSXExpressionContainer'),
  ...literalsIn(`JSXAttribute[name.name=/^(${ATTRIBUTES})$/] > JSXExpressionContainer`),
];

const NOTIFICATIONS = ['name', 'object.name', 'property.name'].flatMap((callee) => {
  const call = `CallExpression[callee.${callee}=/^(notify|toast)$/]`;
  return [
    { selector: `${call} > Literal[value=${WORDS_BUT_NO_KEY}]`, message },
    { selector: `${call} > TemplateLiteral`, message },
  ];
});

/** Functions of shared/messages that give a text in the language of the page. */
const TEXTS = [
  'text',
  'textOf',
  'dataTypeName',
  'documentDoubtLabel',
  'entitiesOfType',
  'exportFieldName',
  'formatPermissions',
  'importProblemText',
  'permissionGroupLabel',
  'permissionLabel',
  'publishingText',
  'roleDescription',
  'roleLabel',
  'scaleName',
  'stageName',
  'timePeriodName',
  'translateText',
];
/** A module is loaded before its language is (docs/adr/0059-languages-of-the-interface.md). */
const AT_LOAD = {
  selector: `CallExpression[callee.name=/^(${TEXTS.join('|')})$/]:not(:function *):not(PropertyDefinition[static=false] *)`,
  message: 'Ask for a text while something is drawn: when a module is loaded, its language may not be.',
};

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
    files: ['{shell,shared,mfe-*}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing{,-host}/**',
      '**/testing.tsx',
      'shared/{ui,widgets}/gallery/**',
    ],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ...LITERALS, ...NOTIFICATIONS, AT_LOAD] },
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
