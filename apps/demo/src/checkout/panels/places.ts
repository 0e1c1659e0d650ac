/** Where the page of a bank is shown. */
export const PLACES = { window: 'In a window', page: 'On this page' } as const;
export type Place = keyof typeof PLACES;
