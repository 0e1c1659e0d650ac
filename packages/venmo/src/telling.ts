/** The page's own function. The payment goes on whatever it throws; the page hears of that as of any listener's error. */
export function telling<T>(handler: ((given: T) => void) | undefined): typeof handler {
  return (
    handler &&
    ((given) => {
      try {
        handler(given);
      } catch (error) {
        setTimeout(() => {
          throw error;
        });
      }
    })
  );
}
