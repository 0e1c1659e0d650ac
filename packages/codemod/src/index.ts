export { transform } from './transform';
export { SourceError } from './report';
export type { Change, Left, Project, TransformOptions, TransformResult } from './report';
