export { contentSecurityPolicy, type Policy, type PolicyOptions } from './content-security-policy';
export { PolicyError } from './errors';
export { formatPolicy, type Format } from './format-policy';
export { METHODS, type Method } from './methods';
