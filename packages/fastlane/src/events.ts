/** Fastlane has no analytics events: the script sends its own. */
export type FastlaneAnalyticsEvent = never;
