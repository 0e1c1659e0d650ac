import babelTraverse from '@babel/traverse';

/** Babel's function. Some module systems return the CommonJS exports, with the function as `default`. */
export const traverse: typeof babelTraverse =
  typeof babelTraverse === 'function' ? babelTraverse : (babelTraverse as { default: typeof babelTraverse }).default;

export type { Binding, NodePath } from '@babel/traverse';
