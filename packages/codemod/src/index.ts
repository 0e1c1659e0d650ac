export { transform } from './transform';
export { SourceError } from './report';
export type { TransformChange, ManualStep, ProjectDependencies, TransformOptions, TransformResult } from './report';
