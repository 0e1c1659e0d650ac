/** Analytics events of the client, with the names that they have on the wire. Statuses are those of HTTP. */
export type ClientAnalyticsEvent =
  | 'web.custom.client.load.initialized'
  | 'web.custom.client.load.succeeded'
  | 'web.custom.client.load.cached'
  | 'web.graphql.init'
  | 'web.graphql.authorization-fingerprint'
  | 'web.graphql.tokenization-key'
  | `web.graphql.status.${number}`
  | `web.graphql.determinedStatus.${number}`;
