const kept = typeof document === 'undefined' ? null : document.querySelector('body footer');

/** The foot of a page as the server sent it. There is nothing in it to hydrate, so that its code needn't be fetched. */
export function KeptFooter() {
  return (
    <footer
      suppressHydrationWarning
      className={kept?.className}
      // Our own, from the page itself: needed where React has to draw the page anew.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that this very page came with.
      dangerouslySetInnerHTML={{ __html: kept?.innerHTML ?? '' }}
    />
  );
}
