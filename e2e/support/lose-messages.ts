import type { Page } from '@playwright/test';

/** An application's close code, after which clients come back. */
const CUT = { code: 4000, reason: 'cut' };

/**
 * What a page says in a chat is lost on its way until the given function is called: over HTTP, and over the socket,
 * which is cut by it and does not come back before. To be asked for before the page is opened.
 */
export async function loseMessages(page: Page): Promise<() => void> {
  let isLosing = true;
  let isBlocked = false;
  const isLost = (text: string | null | undefined) => isLosing && text?.includes('SendMessage');
  await page.routeWebSocket('**/graphql', async (socket) => {
    if (isLosing && isBlocked) return socket.close(CUT);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!isLost(String(message))) return server.send(message);
      isBlocked = true;
      return socket.close(CUT);
    });
  });
  await page.route('**/graphql', (route) => (isLost(route.request().postData()) ? route.abort() : route.fallback()));
  return () => {
    isLosing = false;
  };
}
