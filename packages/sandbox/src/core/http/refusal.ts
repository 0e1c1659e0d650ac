import { type XmlFields, type XmlValue } from '../xml/write-xml';
import { type FieldError } from './gateway-error';

/** A request that the gateway understood but did not carry out, or a payment that the bank or the merchant's rules refused. */
export class Refusal extends Error {
  /**
   * @param errors invalid fields, with their paths from the request's root: `['transaction', 'creditCard', 'number']`
   * @param subject what the gateway created nevertheless, by name: the declined transaction or the failed verification
   */
  constructor(
    readonly errors: readonly FieldError[],
    message: string = errors.map((error) => error.message).join('\n'),
    readonly subject: XmlFields = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** @throws Refusal when there is an error */
export function refuseIfAny(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new Refusal(errors);
}

/** Creates the body of a 422, without the root element. */
export function createRefusalBody(refusal: Refusal, params: XmlValue): XmlFields {
  return { errors: createErrorTree(refusal.errors), params, message: refusal.message, ...refusal.subject };
}

interface ErrorNode {
  errors: XmlValue[];
  children: Map<string, ErrorNode>;
}

/** Nests errors by path. Every level has a list `errors`, even an empty one, because the provider's SDKs read it without checking. */
function createErrorTree(errors: readonly FieldError[]): XmlValue {
  const root: ErrorNode = { errors: [], children: new Map() };
  for (const { path, code, message } of errors) {
    let node = root;
    for (const name of path.slice(0, -1)) {
      let child = node.children.get(name);
      if (!child) node.children.set(name, (child = { errors: [], children: new Map() }));
      node = child;
    }
    node.errors.push({ code, attribute: { $type: 'symbol', $text: toSnakeCase(path.at(-1) ?? 'base') }, message });
  }
  return describeNode(root);
}

function describeNode({ errors, children }: ErrorNode): XmlValue {
  return { ...Object.fromEntries([...children].map(([name, child]) => [name, describeNode(child)])), errors };
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
