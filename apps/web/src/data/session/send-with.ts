/** `fetch` for an upload, which itself tells nobody how far it is. */
export function sendWith(onProgress: (share: number) => void): typeof fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      // A call may be repeated after it was cancelled: in the pause before it, or while the person proves who they are.
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, String(input));
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const type = request.getResponseHeader('content-type') ?? '';
        const { status, statusText, responseText } = request;
        resolve(new Response(responseText, { status, statusText, headers: { 'content-type': type } }));
      };
      request.onerror = () => reject(new TypeError('Failed to fetch'));
      request.onabort = () => reject(new DOMException('', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as FormData);
    });
}
