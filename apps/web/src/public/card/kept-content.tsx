import type { CardPageProps } from '@tessera/domain';
import { type Ref, useEffect, useRef } from 'react';
import { listenToTaps } from '../../parts/card-view/block-taps.ts';
import { sendTap } from '../../parts/card-view/visit.ts';

const readSent = (id: string) =>
  typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');
const sent = { content: readSent('content'), event: readSent('event') };

/** CardContent as the server sent it, so that its code needn't be fetched. */
export function KeptContent({ card: { id } }: { card: CardPageProps }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!content.current) return;
    return listenToTaps(content.current, (target) => sendTap(id, target));
  }, [id]);
  return <Kept ref={content} id="content" />;
}

/** CardEvent as the server sent it. */
export function KeptEvent() {
  return <Kept id="event" />;
}

function Kept({ id, ref }: { id: keyof typeof sent; ref?: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      id={id}
      className="contents"
      suppressHydrationWarning
      // Our own, from the page itself: needed where React has to draw the page anew.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that this very page came with.
      dangerouslySetInnerHTML={{ __html: sent[id] }}
    />
  );
}
