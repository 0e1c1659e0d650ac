import { PolicyError } from './errors';

/** Names and sources with nothing in them that ends a directive, a header, an attribute in double quotes or a string of nginx. */
const directive = /^[a-z]+(?:-[a-z]+)*$/;
const source = /^(?:'(?:[\w+/=-]+|nonce-(?:\{\{?\w+\}\}?|\$\w+))'|[\w*.:/%~@#=+!?&()-]+)$/;

/**
 * Writes directives as the value of a header.
 * @throws CSP_INVALID_SOURCE when a name or a source has characters that would change the policy or the file that contains it
 */
export function formatDirectives(directives: Readonly<Record<string, readonly string[]>>): string {
  for (const [name, sources] of Object.entries(directives)) {
    const wrong = directive.test(name) ? sources.find((each) => !source.test(each)) : name;
    if (wrong !== undefined) {
      throw new PolicyError(
        'CSP_INVALID_SOURCE',
        `A policy cannot contain ${JSON.stringify(wrong)}: encode its special characters as in a URL.`,
      );
    }
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
