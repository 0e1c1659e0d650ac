/** A function of the page's. Whatever it throws, what called it goes on; the page hears of that as of any listener's error. */
export function telling<Given extends unknown[]>(handler: (...given: Given) => void): typeof handler {
  return (...given) => {
    try {
      handler(...given);
    } catch (error) {
      setTimeout(() => {
        throw error;
      });
    }
  };
}
