import * as web from './index';
import * as clientModule from './client';
import * as hostedFieldsModule from './hosted-fields';

test('default: every component stands under the name that shops know', () => {
  expect(Object.keys(web).sort()).toEqual(['TenderError', 'VERSION', 'client', 'hostedFields', 'isTenderError']);
  expect(web.VERSION).toBe('3.118.2');
  expect(web.client.VERSION).toBe(web.VERSION);
  expect(web.hostedFields.VERSION).toBe(web.VERSION);
});

test('behavior: each sub-path is one component, as a module of its functions', () => {
  expect(clientModule.create).toBe(web.client.create);
  expect(hostedFieldsModule.create).toBe(web.hostedFields.create);
  expect(hostedFieldsModule.supportsInputFormatting).toBe(web.hostedFields.supportsInputFormatting);
});
