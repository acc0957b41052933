import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the running code belongs to, so that every log line and unexpected error can name it. */
export const requestScope = new AsyncLocalStorage<{ id: string }>();
