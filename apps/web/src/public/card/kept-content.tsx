import type { CardPageProps } from '@tessera/domain';
import { useEffect, useRef } from 'react';
import { listenToTaps } from '../../parts/card-view/block-taps.ts';
import { sendTap } from '../../parts/card-view/visit.ts';

const kept = typeof document === 'undefined' ? null : document.getElementById('content');

/** CardContent as the server sent it, so that its code needn't be fetched. */
export function KeptContent({ card: { id } }: { card: CardPageProps }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!content.current) return;
    return listenToTaps(content.current, (target) => sendTap(id, target));
  }, [id]);
  return (
    <div
      ref={content}
      id="content"
      className="contents"
      suppressHydrationWarning
      // Our own, from the page itself: needed where React has to draw the page anew.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that this very page came with.
      dangerouslySetInnerHTML={{ __html: kept?.innerHTML ?? '' }}
    />
  );
}
