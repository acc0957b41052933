import type { CardPageProps } from '@tessera/domain';
import { Blocks } from '../../parts/card-view/blocks.tsx';
import { EventRows } from '../../parts/card-view/event-rows.tsx';
import { WalletRows } from '../../parts/card-view/wallet-rows.tsx';
import { Works } from '../../parts/card-view/works.tsx';

/** What a card's page has below its contacts. Nothing in it needs to be hydrated: the browser takes KeptContent for it. */
export function CardContent({ card: { blocks, works, preview } }: { card: CardPageProps }) {
  return (
    <div id="content" className="contents">
      {blocks && (
        <div className="min-w-0 max-md:-mx-5 max-md:mt-8 max-md:sm:-mx-8 md:col-start-1 md:mt-7">
          <Blocks blocks={blocks} preview={preview} playsVideos />
        </div>
      )}
      {works && <Works works={works} />}
    </div>
  );
}

/** When and where an event is, and wallets that keep the card, above the contacts. As the content, it isn't hydrated. */
export function CardEvent({ card: { path, preview, wallets } }: { card: CardPageProps }) {
  return (
    <div id="event" className="contents">
      {preview.event && <EventRows event={preview.event} filePath={`${path}.ics`} />}
      {wallets && <WalletRows wallets={wallets} />}
    </div>
  );
}
