import { configure } from '@testing-library/react';

/** What a test waits for may take its time on a busy machine; the test's own limit is the end of it. */
configure({ asyncUtilTimeout: 20_000 });
