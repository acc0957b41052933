/** Checks every part in one statement, so that the answer takes one turn of a busy server and not several. */
export { checkReadiness } from './readiness.service.ts';
