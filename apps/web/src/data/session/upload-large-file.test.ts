import { afterEach, expect, test, vi } from 'vitest';
import { uploadLargeFile } from './upload-large-file.ts';

afterEach(() => vi.useRealTimers());

/** A server that is still starting, behind its proxy. Gives the requests that were sent. */
function stubStartingServer(): object[] {
  const sent: object[] = [];
  class StartingRequest {
    upload = {};
    status = 503;
    statusText = '';
    responseText = '';
    onload = () => {};
    open = () => {};
    abort = () => {};
    setRequestHeader = () => {};
    getResponseHeader = () => 'text/plain';
    send() {
      sent.push(this);
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', StartingRequest);
  return sent;
}

test('an upload that is cancelled before its next try is not sent again', async () => {
  vi.useFakeTimers();
  const sent = stubStartingServer();
  const cancelled = new AbortController();
  const file = new File(['%PDF-1.7'], 'Werke – परियोजनाएँ.pdf', { type: 'application/pdf' });
  const upload = uploadLargeFile({ kind: 'document', file, signal: cancelled.signal, onProgress: () => {} });
  const result = expect(upload).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(1);
  cancelled.abort();
  await vi.runAllTimersAsync();
  await result;
  expect(sent).toHaveLength(1);
});
