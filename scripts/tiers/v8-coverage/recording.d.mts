import type { FunctionCov } from '@bcoe/v8-coverage';
import type { BuildOptions } from 'esbuild';

export const folder: string | undefined;
export const buildOptions: Pick<BuildOptions, 'sourcemap' | 'minify'>;
export const viteOptions: string[];
export function withoutMap(built: string, directory?: string): string;
export function rememberScript(name: string, script: string, code?: string): string;
export function rememberFile(path: string, name?: string, script?: string): void;
export function rememberFolder(directory: string): void;
export function createRecorder(): { add(name: string, functions: FunctionCov[]): void; save(): void };
