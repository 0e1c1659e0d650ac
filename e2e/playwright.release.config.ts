import { defineConfig } from '@playwright/test';
import main, { releaseSpecs } from './playwright.config';

export default defineConfig(main, { testIgnore: [], testMatch: releaseSpecs });
