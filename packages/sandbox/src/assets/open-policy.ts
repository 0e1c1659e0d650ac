const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/;

/**
 * A page as it was released, with the sandbox among the sources of its policy, wherever that lets the page ask others at all: the sandbox
 * stands for them.
 */
export function openPolicy(html: string, origin: string): string {
  return html.replace(POLICY, (_, before: string, policy: string) => {
    const directives = policy.split('; ').map((directive) => (/ https:/.test(directive) ? `${directive} ${origin}` : directive));
    return before + directives.join('; ');
  });
}
