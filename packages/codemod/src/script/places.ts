import { ownerOf, packageOf } from '../components';
import type { TransformOptions } from '../report';
import { typePlace } from '../types';
import type { Line, Named } from './lines';

interface Place {
  readonly from: string;
  readonly name: string;
  readonly type: boolean;
}

/** Where a name of the umbrella is imported from, once the shop has moved. */
export function placeOf(name: string, { to }: TransformOptions): Place {
  switch (ownerOf(name)) {
    case 'ours':
      return { from: to === 'packages' ? packageOf(name) : '@tender/web', name, type: false };
    case 'type':
      return { ...(typePlace(name) ?? { from: 'braintree-web', name }), type: true };
    default:
      return { from: 'braintree-web', name, type: false };
  }
}

/** Named imports by where they now come from, in the order in which they were written. */
export function groupNamed(named: readonly Named[], options: TransformOptions, typesOnly: boolean): Line[] {
  const lines = new Map<string, Line & { named: Named[] }>();
  for (const { imported, local } of named) {
    const place = placeOf(imported, options);
    const type = typesOnly || place.type;
    const key = `${place.from} ${type}`;
    const line = lines.get(key) ?? { from: place.from, type, named: [] };
    line.named.push({ imported: place.name, local });
    lines.set(key, line);
  }
  return [...lines.values()];
}
