'use client';
export { createFakeClient, type FakeClientOptions } from './testing/fake-client';
export { fakeMethod, type FakeAnswers, type FakeMethod } from './testing/fake-method';
export { FakeTender, type FakeTenderProps } from './testing/fake-tender';
