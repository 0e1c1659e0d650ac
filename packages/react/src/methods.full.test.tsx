import { describeProvider } from './fixtures/describe-provider';
import { coreMethods, everyMethod } from './fixtures/every-method';

const others = Object.entries(everyMethod).filter(([name, { actions }]) => !coreMethods.includes(name) && actions.length > 0);

describe.each(others)('%s', (_, method) => describeProvider('core', method));
