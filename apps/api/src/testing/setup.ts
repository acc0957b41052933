import argon2 from 'argon2';
import { TEST_PASSWORD } from './test-password.ts';
// A file that runs alone may import an entity before anything else.
import 'reflect-metadata';

/** Thousands of people sign up with it in these tests, and a hash takes 22 ms of a core: it is hashed once a process. */
const hash = argon2.hash.bind(argon2);
let known: Promise<string> | undefined;
argon2.hash = ((password: string, options?: argon2.Options) => {
  if (password !== TEST_PASSWORD) return hash(password, options);
  known ??= hash(password, options);
  return known;
}) as typeof argon2.hash;
