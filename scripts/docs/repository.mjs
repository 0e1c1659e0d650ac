// URLs of files in the repository, for links of the documentation to files that are not pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

export const REPOSITORY = repository.url.replace(/^git\+|\.git$/g, '');

/** @param {string} file relative to the root of the workspace */
export const toFileUrl = (file) => `${REPOSITORY}/blob/main/${file}`;
