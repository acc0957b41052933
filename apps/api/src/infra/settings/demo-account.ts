/** Printed at start, and filled only into an embedded database that was empty. */
export const DEMO_ACCOUNT = { email: 'demo@tessera.example', password: 'tessera-demo' };
