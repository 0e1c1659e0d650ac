// Runs the documents' tests like the packages' tests in jsdom: with the sources.
import { join } from 'node:path';
import config from '../../../jest.config.mjs';
import { root } from '../../workspace.mjs';

const dom = config.projects.find(({ displayName }) => displayName === 'dom');

export default {
  ...dom,
  displayName: 'documents',
  roots: [join(root, 'docs/.vitepress/blocks/jest')],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 20_000,
};
