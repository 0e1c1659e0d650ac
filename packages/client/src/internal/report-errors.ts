/** Wraps a merchant callback: its errors are reported globally and never reach the caller. */
export function reportErrors<Args extends unknown[]>(handler: (...args: Args) => void): typeof handler {
  return (...args) => {
    try {
      handler(...args);
    } catch (error) {
      setTimeout(() => {
        throw error;
      });
    }
  };
}
