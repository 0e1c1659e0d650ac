/** Wraps a merchant's callback: an error that it throws becomes an uncaught error of the page (`window.onerror`) and never reaches the caller. */
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
