import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { createSchema } from './server/schema.ts';
import { printContract } from './transports/graphql/contract.ts';

/** `node apps/api/dist/emit-schema.js [file]` writes the contract; without a file, to the top of the project. */
const target = process.argv[2] ?? new URL('../../../schema.graphql', import.meta.url);
writeFileSync(target, printContract(createSchema()));
