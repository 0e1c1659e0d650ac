import { defineConfig } from '@playwright/test';
import main from './playwright.config';

/** What only a release waits for: other people's clients on our packages, and comparisons with the SDK they were written for. */
export default defineConfig(main, {
  testIgnore: [],
  testMatch: ['**/third-parties/**/*.spec.ts', '**/differential/**/*.spec.ts'],
});
