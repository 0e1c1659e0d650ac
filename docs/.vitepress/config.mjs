import { defineConfig } from 'vitepress';
import { slug } from '../../scripts/docs/markdown.mjs';
import { listPages } from '../../scripts/docs/pages.mjs';
import { listEntries } from '../../scripts/docs/entries.mjs';
import { REPOSITORY } from '../../scripts/docs/site-links.mjs';
import { methods as registry } from '../../scripts/methods.mjs';

const pages = listPages();
const linkTo = (path) => `/${path.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}`;

/** Entries of the sidebar: by path, in this order; those of no page are left out. */
const named = (...paths) =>
  paths.flatMap((path) => pages.filter((page) => page.path === path)).map(({ title, path }) => ({ text: title, link: linkTo(path) }));

/** Every page of a folder that is not in the sidebar already. */
const restOf = (folder, ...listed) =>
  pages
    .filter(({ path }) => path.startsWith(`${folder}/`) && !path.endsWith('index.md') && !listed.includes(path))
    .map(({ title, path }) => ({ text: title, link: linkTo(path) }));

/** The API reference: packages, and below them what else they export. */
const reference = listEntries();
const referenceOf = (folder) => reference.filter((entry) => entry.folder === folder);
const referenceItems = [...new Set(reference.map(({ folder }) => folder))].map((folder) => {
  const [first, ...rest] = referenceOf(folder).map(({ name, path }) => ({ text: name, link: linkTo(path) }));
  const items = rest.map(({ text, link }) => ({ text: text.slice(first.text.length + 1), link }));
  return items.length > 0 ? { ...first, collapsed: true, items } : first;
});

const START = ['guides/your-server.md', 'guides/card.md', 'guides/card-react.md', 'guides/frameworks.md', 'guides/checkout-react.md'];
const RUNNING = [
  'server-languages',
  'going-live',
  'content-security-policy',
  'testing',
  'server-rendering',
  'cancellation-and-errors',
  'observing',
];
const methods = Object.entries(registry).map(([name, { guide = name }]) => `guides/${guide}.md`);
const running = RUNNING.map((name) => `guides/${name}.md`);

export default defineConfig({
  title: 'Tender',
  description: 'Payment-method collection for checkout pages, and a sandbox to test it offline.',
  base: process.env.DOCS_BASE ?? '/',
  srcDir: '.vitepress/pages',
  outDir: '.vitepress/dist',
  cacheDir: '.vitepress/cache',
  cleanUrls: true,
  head: [
    ['meta', { name: 'theme-color', content: '#0f766e' }],
    ['link', { rel: 'icon', href: 'data:,' }],
  ],
  markdown: {
    html: false, // documents are plain Markdown; what looks like a tag is text
    anchor: { slugify: slug },
    toc: { slugify: slug },
    // Vue would evaluate what is between double braces, as in `options={{ flow: 'vault' }}`.
    config({ renderer: { rules } }) {
      const render = rules.code_inline;
      rules.code_inline = (...parameters) => render(...parameters).replace('<code', '<code v-pre');
    },
  },
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/guides/your-server' },
      { text: 'Packages', link: '/packages/client' },
      { text: 'API', link: '/api/' },
      { text: 'Errors', link: '/errors' },
    ],
    sidebar: [
      { text: 'Start here', items: [{ text: 'Overview', link: '/overview' }, ...named(...START)] },
      { text: 'Payment methods', items: named('methods.md', ...methods) },
      { text: 'Running it', items: [...named(...running), ...restOf('guides', ...START, ...methods, ...running)] },
      {
        text: 'Reference',
        items: [
          ...named(
            'errors.md',
            'failures.md',
            'browsers.md',
            'compatibility.md',
            'threat-model.md',
            'accessibility.md',
            'architecture.md',
            'security.md',
          ),
        ],
      },
      { text: 'Packages', collapsed: true, items: restOf('packages') },
      { text: 'API reference', link: '/api/', collapsed: true, items: referenceItems },
      { text: 'Decisions', collapsed: true, items: [...restOf('decisions'), ...named('contributing.md')] },
    ],
    outline: { level: [2, 3] },
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: REPOSITORY }],
    docFooter: { prev: false, next: false },
  },
});
