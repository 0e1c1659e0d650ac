import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { MadeShop } from './made-shop';

/** What the server of a shop serves, by path. */
export type Rendered = Map<string, string>;
type Render = (shop: MadeShop, token: string) => Rendered | Promise<Rendered>;

/** Small stand-ins for what renders or bundles the shops of each family. */
export const families: Readonly<Record<string, Render>> = {
  php: (shop, token) => new Map([['/', renderPhp(shop.read('checkout.php'), token)]]),
  erb: (shop, token) => new Map([['/', renderErb(shop.read('app/views/orders/new.html.erb'), token)]]),
  requirejs: (shop) =>
    new Map([
      ['/', shop.read('index.html')],
      ['/loader.js', readFileSync(join(import.meta.dirname, 'amd-loader.js'), 'utf8')],
      ...['js/config.js', 'js/checkout.js'].map((file) => [`/${file}`, shop.read(file)] as const),
    ]),
  magento: (shop, token) => {
    const layout = shop.read('view/frontend/layout/checkout_index_index.xml').replace(/<!--[^]*?-->/g, '');
    const scripts = [...layout.matchAll(/<script src="([^"]+)"/g)].map(([, source]) => `<script src="${source}"></script>`);
    const template = renderPhp(shop.read('view/frontend/templates/pay.phtml'), token);
    return new Map([
      ['/', `<!doctype html><title>Shop</title>${scripts.join('')}${template}`],
      ['/pay.js', shop.read('pay.js')],
    ]);
  },
  next: (shop) => renderBundle(shop, 'main.tsx'),
  angular: (shop) => renderBundle(shop, 'main.ts'),
  vue: (shop) => renderBundle(shop, 'main.ts'),
  mocks: (shop) => renderBundle(shop, 'main.js'),
};

function renderPhp(template: string, token: string): string {
  return template.replaceAll('<?= $token ?>', token).replace(/<\?php[^]*?\?>/g, '');
}

/** Knows the value `@token`, comments, and Rails' helper for a script tag. */
function renderErb(template: string, token: string): string {
  const helper = /<%= javascript_include_tag '([^']+)',\s*integrity: '([^']+)', crossorigin: 'anonymous' %>/g;
  const tags = template.replace(helper, '<script src="$1" integrity="$2" crossorigin="anonymous"></script>');
  return tags.replaceAll('<%= @token %>', token).replace(/<%#[^]*?%>/g, '');
}

async function renderBundle(shop: MadeShop, entry: string): Promise<Rendered> {
  const { outputFiles } = await build({
    entryPoints: [join(shop.folder, entry)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@tender/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    plugins: [angularStandIn, vueComponents],
    write: false,
  });
  const page = '<!doctype html><title>Shop</title><main></main><script src="/main.js"></script>';
  return new Map([
    ['/', page],
    ['/main.js', outputFiles[0]?.text ?? ''],
  ]);
}

/** The decorators of the made shop, without the framework. */
const angularStandIn: Plugin = {
  name: 'angular-stand-in',
  setup(builder) {
    builder.onResolve({ filter: /^@angular\/core$/ }, ({ path }) => ({ path, namespace: 'angular-stand-in' }));
    builder.onLoad({ filter: /.*/, namespace: 'angular-stand-in' }, () => ({ contents: 'export const Injectable = () => () => {};' }));
  },
};

interface Compiler {
  parse(source: string): { descriptor: object };
  compileScript(descriptor: object, options: object): { content: string };
}

/** Compiles single-file components with the Vue of the documentation site. */
const vueComponents: Plugin = {
  name: 'vue-components',
  setup(builder) {
    const docs = createRequire(join(import.meta.dirname, '../../docs/package.json'));
    const site = createRequire(docs.resolve('vitepress/package.json'));
    builder.onResolve({ filter: /^vue$/ }, () => ({ path: site.resolve('vue/dist/vue.runtime.esm-bundler.js') }));
    builder.onLoad({ filter: /\.vue$/ }, ({ path }) => {
      const { parse, compileScript } = site('vue/compiler-sfc') as Compiler;
      const { descriptor } = parse(readFileSync(path, 'utf8'));
      return { contents: compileScript(descriptor, { id: 'shop', inlineTemplate: true }).content, loader: 'ts' };
    });
  },
};
