export { transform } from './transform';
export { SourceError } from './report';
export type { TransformChange, ManualStep, ProjectDependencies, ShopContext, TransformOptions, TransformResult } from './report';
