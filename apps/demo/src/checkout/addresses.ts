/** The address of the checkout with a method, by the method's id. */
export const methodAddress = (id: string): string => `#/checkout/${id}`;
