const kept = typeof document === 'undefined' ? null : document.getElementById('content');

/** CardContent as the server sent it, so that its code needn't be fetched. */
export function KeptContent() {
  return (
    <div
      id="content"
      className="contents"
      suppressHydrationWarning
      // Our own, from the page itself: needed where React has to draw the page anew.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that this very page came with.
      dangerouslySetInnerHTML={{ __html: kept?.innerHTML ?? '' }}
    />
  );
}
