/** The test browser is British, wherever the tests run. */
Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
