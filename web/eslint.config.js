import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['src/protocol.ts', 'src/games/*/types.ts']), // generated
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    files: ['**/*.ts', '**/*.svelte'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: typescript.parser, projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': 'off', // the compiler says so
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that is meant
      'svelte/prefer-svelte-reactivity': 'off', // maps are replaced, never changed
    },
  },
  // They draw our own signs.
  { files: ['**/dice_forge/{FaceTile,Sign}.svelte'], rules: { 'svelte/no-at-html-tags': 'off' } },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
);
