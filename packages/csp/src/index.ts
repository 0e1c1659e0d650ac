export { contentSecurityPolicy, type Policy, type PolicyOptions } from './content-security-policy';
export { PolicyError } from './errors';
export { formatPolicy, type PolicyFormat } from './format-policy';
export { METHODS, type PolicyMethod } from './methods';
export { parseOrigin } from './parse-origin';
