/** Analytics events of American Express: it sends none. */
export type AmericanExpressAnalyticsEvent = never;
