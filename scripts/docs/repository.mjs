// Where a link of the documentation goes whose target is a file and not a page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

const { repository } = JSON.parse(readFileSync(join(root, 'packages/client/package.json'), 'utf8'));

export const REPOSITORY = repository.url.replace(/^git\+|\.git$/g, '');

/** @param {string} file relative to the root of the workspace */
export const fileInRepository = (file) => `${REPOSITORY}/blob/main/${file}`;
