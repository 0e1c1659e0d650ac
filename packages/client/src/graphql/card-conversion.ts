// Loaded on demand. Its files import nothing of what every page has: bundlers would take that out of the page's file, and compress the two apart.
export { createCardRequest } from './card-request';
export { toRestCard } from './rest-card';
export { toRestResponse } from './rest-response';
