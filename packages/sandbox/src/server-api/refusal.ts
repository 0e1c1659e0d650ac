import { type FieldError } from '../server/gateway-error';
import { type XmlValue } from './write-xml';

/** A request the gateway understood and did not carry out, or a payment that the bank or the merchant's rules refused. */
export class Refusal extends Error {
  /**
   * @param errors what is wrong, by the way to it from the request's root: `['transaction', 'creditCard', 'number']`
   * @param subject what the gateway made of it all the same, by name: the declined transaction, the failed verification
   */
  constructor(
    readonly errors: readonly FieldError[],
    message: string = errors.map((error) => error.message).join('\n'),
    readonly subject: { readonly [name: string]: XmlValue } = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** Throws when there is anything to refuse. */
export function refuseIfAny(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new Refusal(errors);
}

/** The body of a 422, without the root element. */
export function refusalBody(refusal: Refusal, params: XmlValue): { [name: string]: XmlValue } {
  return { errors: errorTree(refusal.errors), params, message: refusal.message, ...refusal.subject };
}

interface ErrorNode {
  errors: XmlValue[];
  children: Map<string, ErrorNode>;
}

/** Every level has its list, if empty: the official SDK walks into lists that are not there. */
function errorTree(errors: readonly FieldError[]): XmlValue {
  const root: ErrorNode = { errors: [], children: new Map() };
  for (const { path, code, message } of errors) {
    let node = root;
    for (const name of path.slice(0, -1)) {
      let child = node.children.get(name);
      if (!child) node.children.set(name, (child = { errors: [], children: new Map() }));
      node = child;
    }
    node.errors.push({ code, attribute: { $type: 'symbol', $text: underscored(path.at(-1) ?? 'base') }, message });
  }
  return write(root);
}

function write({ errors, children }: ErrorNode): XmlValue {
  return { ...Object.fromEntries([...children].map(([name, child]) => [name, write(child)])), errors };
}

const underscored = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
