import { readPage } from '../page';

/** Tells RequireJS where the modules of Fastlane are. Other AMD loaders need that from the page. */
export function configureModules(folder: string): void {
  const { requirejs } = readPage();
  if (typeof requirejs === 'function' && typeof requirejs.config === 'function') requirejs.config({ paths: { fastlane: folder } });
}

/** Loads a module with the AMD loader of the page. After a failure the next call tries again. */
export function requireModule(name: string): Promise<void> {
  const page = readPage();
  return new Promise((resolve, reject) => {
    page.require([name], resolve, (error) => {
      page.requirejs?.undef?.(name); // RequireJS would repeat the failure
      reject(error);
    });
  });
}
