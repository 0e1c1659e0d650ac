/** What the hook of a method tells of its instance: `useSepa()`, `useVenmo()`, ... */
export interface MethodLife {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly error?: unknown;
  readonly retry: () => void;
}

/** Methods that are used together, as one. `retry` begins those that failed anew; all of them, where none did. */
export function together(...all: readonly MethodLife[]): MethodLife {
  const failed = all.filter(({ status }) => status === 'failed');
  const { status = 'ready', error } = failed[0] ?? all.find((each) => each.status === 'loading') ?? {};
  return { status, error, retry: () => (failed.length > 0 ? failed : all).forEach(({ retry }) => retry()) };
}
