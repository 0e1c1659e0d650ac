import { hostedFields } from '@tender/hosted-fields';
import type { sepa } from '@tender/sepa';
import { act, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FakeTender, fakeMethod, type FakeTenderProps } from './testing';
import { everyMethod } from './fixtures/every-method';
import { fakeFields } from './fixtures/fake-fields';
import { ServerPage } from './fixtures/server-page';

const others = Object.values(everyMethod).filter(({ component }) => component !== hostedFields);

test('behavior: a page of every method hydrates without a mismatch, keeps its elements, and becomes ready', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const onRecoverableError = jest.fn();
  const fields = fakeFields();
  const methods = [fields, ...others.map(({ component }) => fakeMethod(component as typeof sepa))] as FakeTenderProps['methods'];
  const page: ReactNode = (
    <StrictMode>
      <FakeTender methods={methods ?? []}>
        <ServerPage />
      </FakeTender>
    </StrictMode>
  );
  expect(fields.component).toBe(hostedFields);
  const container = document.body.appendChild(document.createElement('main'));
  container.append(...new DOMParser().parseFromString(renderToString(page), 'text/html').body.childNodes);
  const places = [...container.querySelectorAll('[data-tender-frame]')];
  const ids = places.map(({ id }) => id);

  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  await waitFor(() => expect(container.querySelector('button')?.disabled).toBe(false));
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent?.split(' ')[1])).toEqual(
    Object.keys(everyMethod).map(() => 'ready'),
  );
  expect(container.querySelector('small')?.textContent).toBe('ready');
  expect([...container.querySelectorAll('[data-tender-frame]')]).toEqual(places);
  expect(places.map(({ id }) => id)).toEqual(ids);
  expect(Object.values(fields.fields).map((field) => field.container)).toEqual(places);
  expect(onRecoverableError.mock.calls).toEqual([]);

  await act(async () => root.unmount());
  expect(fields.alive).toBe(0);
  container.remove();
  expect(logged.mock.calls).toEqual([]);
});
