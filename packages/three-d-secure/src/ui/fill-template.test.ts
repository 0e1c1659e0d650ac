import { fillTemplate } from './fill-template';

test.each([
  ['tags', '<a'],
  ['comments', '<!--'],
  ['one name', 'a', '<'],
  ['attributes', ' a="', '<a'],
  ['entities', '&#1'],
])('reads a template of a megabyte at once, of which no part ends: %s', (_, repeated, before = '') => {
  const template = before + repeated.repeat((1024 * 1024) / repeated.length);
  const start = process.cpuUsage(); // the time of the processor, because other programs may keep it busy
  fillTemplate(document.createElement('div'), template);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(5);
});
