/** Analytics events of the data collector: it sends none. */
export type DataCollectorAnalyticsEvent = never;
