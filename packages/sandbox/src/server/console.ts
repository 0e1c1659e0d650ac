import { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sendFile } from '../assets/send-file';
import { packageFolders } from '../assets/find-assets';
import { type AppEnvironment } from './app-environment';

/** Mounted at `/_console`: the built console, a page of this origin that talks to the control API. */
export function consoleRoutes(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/*', async (c) => {
    const root = consoleFolder();
    if (root === undefined) return c.text('The console has not been built: run `pnpm build` in the repository.', 404);
    const path = c.req.path.slice('/_console/'.length);
    return (await sendFile(c, root, path || 'index.html', 'no-cache')) ?? c.text('Not found', 404);
  });
  return app;
}

const consoleFolder = () =>
  packageFolders(process.cwd())
    .map((folder) => join(folder, 'dist', 'console'))
    .find((folder) => existsSync(folder));
