#!/usr/bin/env node
import module from 'node:module';

// Nodes from 22 on can keep compiled code from one run to the next.
module.enableCompileCache?.();
await import('../dist/main.js');
