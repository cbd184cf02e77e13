import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Methods of a Locator that do not wait for a state. */
const READ_ONCE =
  '/^(count|textContent|innerText|inputValue|isVisible|isHidden|isChecked|isEnabled|isDisabled|getAttribute|allTextContents|allInnerTexts)$/';
const envMessage = 'The environment is read in config.ts only.';

/** Syntax that is refused everywhere but where a tool asks for it. */
const RESTRICTED = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports only: a name is found by searching for it.',
  },
  { selector: "MemberExpression[object.name='process'][property.name='env']", message: envMessage },
  { selector: 'TSEnumDeclaration', message: 'Enums are not erasable; use a union of literals.' },
];

const spreadMessage =
  'An object that is only taken apart again: its names are not checked. Write them where it stands.';
/** Stays on where other syntax is allowed. */
const house = {
  rules: {
    'no-spread-literal': {
      meta: { type: 'suggestion', schema: [] },
      create: (context) => ({
        'SpreadElement > ObjectExpression.argument': (node) =>
          context.report({ node, message: spreadMessage }),
        'JSXSpreadAttribute > ObjectExpression.argument:not(:has(> Property[computed=true]))': (node) =>
          context.report({ node, message: spreadMessage }),
      }),
    },
  },
};

export default tseslint.config(
  {
    ignores: [
      '.dependency-cruiser.cjs',
      '**/node_modules/**',
      '**/.next/**',
      '**/src/generated/**',
      'packages/contracts/gen/**',
      'web/gql/**',
      'web/lib/gen/**',
      'services/*/src/graphql/gen/**',
      'services/*/src/adapters/db/gen/**',
      '.loupe/**',
      '**/next-env.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: globals.nodeBuiltin },
    plugins: { house },
    rules: {
      'house/no-spread-literal': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['warn', { max: 150, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 20],
      'no-regex-spaces': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', ...RESTRICTED],
    },
  },
  {
    files: ['services/*/src/**/*.ts', 'packages/*/src/**/*.ts', 'gateway/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, properties: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // Served to browsers as they are, and say so with /* global */.
    files: ['sandbox/cybersource/browser/*.js'],
    rules: { 'no-redeclare': 'off' },
  },
  {
    files: ['web/public/scripts/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['web/{app,features,lib,ui}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['web/{app,features,lib}/**/*.{ts,tsx}', 'web/ui/!(link).tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'Link of #ui/link.tsx loads a document where the policy changes.' },
      ],
    },
  },
  {
    files: ['web/{features,lib,ui}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...RESTRICTED,
        {
          selector:
            ":matches(NewExpression[callee.object.name='Intl'], CallExpression[callee.property.name=/^toLocale/]):not(:function *)",
          message:
            'A phone takes a tenth of a second for it on every page that loads this file: whenFirstUsed of #lib.',
        },
      ],
    },
  },
  {
    // Where a tool or framework asks for a default export, or where the environment is read on purpose.
    files: [
      '**/*.config.{ts,mjs}',
      '**/config.ts',
      'tools/**',
      'operations/**',
      'proofs/**',
      '**/tests/**',
      '**/e2e/**',
      '**/*.test.{ts,tsx}',
      'web/app/**',
      'web/codegen.ts',
      'packages/telemetry/**',
      'packages/local-servers/**',
      'packages/test-harness/**',
      'packages/scripted-shopper/**',
      '.dependency-cruiser.cjs',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // What makes a journey depend on how fast the machine is.
    files: ['web/e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^waitFor(Response|Request|Event)$/] > :function[async=true]',
          message:
            'The page may have left before the body is read: choose the answer by its address or its request’s body.',
        },
        {
          selector:
            'AwaitExpression > CallExpression[callee.property.name=/^waitFor(Response|Request|Event)$/]',
          message: 'It may have happened before: begin to wait before the act, and await it afterwards.',
        },
        {
          selector: `CallExpression[callee.name='expect'] AwaitExpression > CallExpression[callee.property.name=${READ_ONCE}]`,
          message: 'Read once, perhaps too early: use an assertion that waits, or expect.poll.',
        },
        {
          selector:
            "CallExpression[callee.property.name='on'][arguments.0.value=/^(response|requestfinished)$/] CallExpression[callee.property.name=/^(text|json|body)$/]",
          message:
            'The body of an answer is gone with its page: count requests, or responses by their requests.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/tests/**', '**/e2e/**'],
    // Playwright's fixtures ask for an object pattern even where nothing is taken from it.
    rules: { 'max-lines-per-function': 'off', 'no-empty-pattern': 'off' },
  },
);
