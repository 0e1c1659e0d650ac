import babelTraverse from '@babel/traverse';

/** The function itself: a module system may hand over the CommonJS exports that it stands in. */
export const traverse: typeof babelTraverse =
  typeof babelTraverse === 'function' ? babelTraverse : (babelTraverse as { default: typeof babelTraverse }).default;

export type { Binding, NodePath } from '@babel/traverse';
