/** With such a token, both SDKs request the configuration by REST. */
export function withoutGraphql(clientToken: string): string {
  const { graphQL: _, ...token } = JSON.parse(Buffer.from(clientToken, 'base64').toString()) as Record<string, unknown>;
  return Buffer.from(JSON.stringify(token)).toString('base64');
}
