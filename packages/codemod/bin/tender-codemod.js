#!/usr/bin/env node
import { runCli } from '../dist/cli.js';

await runCli(process.argv.slice(2));
