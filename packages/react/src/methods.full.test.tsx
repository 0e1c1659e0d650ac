import { describeProvider } from './testing/describe-provider';
import { coreMethods, everyMethod } from './testing/every-method';

const others = Object.entries(everyMethod).filter(([name, { actions }]) => !coreMethods.includes(name) && actions.length > 0);

describe.each(others)('%s', (_, method) => describeProvider('core', method));
