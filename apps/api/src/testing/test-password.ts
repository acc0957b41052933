/** The password of everybody that `TestServer.register` signs up. */
export const TEST_PASSWORD = 'secret-enough';
