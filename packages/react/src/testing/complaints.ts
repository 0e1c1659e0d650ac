import { cleanup } from '@testing-library/react';

/**
 * Fails each test of the file in which React logs a warning, also while it unmounts what the test has rendered. Returns a function that forgets the
 * warnings so far, for tests that expect an error.
 */
export function expectNoComplaints(...methods: ('error' | 'warn')[]): () => void {
  let complaints: jest.SpyInstance[];
  beforeEach(() => {
    complaints = ['error' as const, ...methods].map((method) => jest.spyOn(console, method).mockImplementation());
  });
  afterEach(() => {
    cleanup();
    expect(complaints.flatMap(({ mock }) => mock.calls as unknown[])).toEqual([]);
  });
  return () => complaints.forEach((spy) => spy.mockClear());
}
