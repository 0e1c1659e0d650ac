import { useEffect, useState } from 'react';

/**
 * Loads what the page needs on demand, and again when one of the dependencies changes.
 * @returns undefined while it is loading for the first time; where it cannot be loaded, the checkout does without
 */
export function useLoaded<T extends object | void>(
  load: () => Promise<T>,
  isNeeded = true,
  ...dependencies: readonly unknown[]
): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    let isCurrent = isNeeded;
    if (isNeeded)
      load().then(
        (next) => isCurrent && setLoaded(next),
        () => {},
      );
    return () => void (isCurrent = false);
  }, [isNeeded, ...dependencies]);
  return loaded;
}
