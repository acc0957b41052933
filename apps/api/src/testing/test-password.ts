/** Of everybody whom `TestServer.register` signs up. */
export const TEST_PASSWORD = 'secret-enough';
