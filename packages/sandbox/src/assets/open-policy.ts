const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/;

/** Adds the sandbox to a page's content security policy, to each directive that allows other hosts, because the sandbox replaces them. */
export function openPolicy(html: string, origin: string): string {
  return html.replace(POLICY, (_, before: string, policy: string) => {
    const directives = policy.split('; ').map((directive) => (/ https:/.test(directive) ? `${directive} ${origin}` : directive));
    return before + directives.join('; ');
  });
}
