/* What the linter holds: the rules of docs/style.md that TypeScript itself does not. */
import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'One name, one path: export by name.',
}

const ownLoader = {
  selector:
    'ImportExpression:not(:matches(CallExpression[callee.name=/^(loadable|lazyPage|lazyLanguage|lazyPageLanguage|chunk|chunkWithFields|shownWhile|soonShownWhile|fetchCode)$/], Property[key.name=load]) ImportExpression)',
  message:
    'Code that comes later survives a deploy: loadable, lazyPage, lazyLanguage or fetchCode.',
}

const viewSetState = {
  selector:
    "CallExpression[callee.property.name='setState']:matches([callee.object.name='view'], [callee.object.property.name='view'])",
  message: 'The designer’s view changes by the named transitions of canvas/store.',
}

const ownGestureState = {
  selector: 'MemberExpression[property.name=/^(stateOf|draftOf)$/]',
  message: 'Only the file of a gesture knows its state: export a function that answers from there.',
}

const switchedOffTests = ['describe', 'it', 'test'].flatMap((object) =>
  ['only', 'skip', 'todo'].map((property) => ({
    object,
    property,
    message: 'Every test runs: mend it or remove it.',
  })),
)

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'src/generated',
      'src/api/schema.gen.ts',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, ownLoader, viewSetState, ownGestureState],
      'no-restricted-imports': [
        'error',
        { name: 'react', importNames: ['lazy', 'Suspense'], message: 'Use ui/loadable.' },
      ],
      'no-console': 'error',
      // Work left over is an issue.
      'no-warning-comments': 'error',
      'no-restricted-properties': ['error', ...switchedOffTests],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Code points are what initials and lengths count here.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/canvas/{hand,placing,drawing}/**', 'src/features/designer/**/gestures/**'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ownLoader, viewSetState] },
  },
  {
    files: ['src/testing/**', '**/testing/**', '**/*.test.{ts,tsx}', 'e2e/**'],
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, viewSetState],
      '@typescript-eslint/no-empty-function': 'off',
      // jsdom lacks what the types of the browser promise.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['*.config.{ts,js}', 'e2e/playwright.config.ts', '**/*.{js,mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['workers/offline-worker.js'],
    languageOptions: {
      globals: {
        self: 'readonly',
        caches: 'readonly',
        fetch: 'readonly',
        Response: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
  {
    files: ['*.config.{ts,js}', 'e2e/playwright.config.ts', '**/*.{js,mjs,cjs}'],
    languageOptions: {
      parserOptions: { projectService: false },
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        module: 'writable',
        document: 'readonly',
        localStorage: 'readonly',
        matchMedia: 'readonly',
        location: 'readonly',
        URLSearchParams: 'readonly',
        fetch: 'readonly',
        window: 'writable',
      },
    },
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      'no-restricted-syntax': 'off',
      'no-console': 'off',
    },
  },
)
