import { configure } from '@testing-library/react';

configure({
  /** What a test waits for may take its time on a busy machine; the test's own limit is the end of it. */
  asyncUtilTimeout: 20_000,
  /** Without a print of the whole page, which would be made up each of the many times that something is not there yet. */
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});
