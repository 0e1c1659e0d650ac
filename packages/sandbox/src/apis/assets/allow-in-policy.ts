const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/;

/**
 * Adds the sandbox's origin to the content security policy of a page, in each directive that allows hosts by `https:`, because the sandbox stands in for
 * those hosts. A page without a policy is unchanged.
 */
export function allowInPolicy(html: string, origin: string): string {
  return html.replace(POLICY, (_, before: string, policy: string) => {
    const directives = policy.split('; ').map((directive) => (/ https:/.test(directive) ? `${directive} ${origin}` : directive));
    return before + directives.join('; ');
  });
}
