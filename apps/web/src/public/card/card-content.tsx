import type { CardPageProps } from '@tessera/domain';
import { Works } from '../../parts/card-view/works.tsx';

/** What a card's page has below its contacts. Nothing in it needs to be hydrated: the browser takes KeptContent for it. */
export function CardContent({ card: { works } }: { card: CardPageProps }) {
  return (
    <div id="content" className="contents">
      {works && <Works works={works} />}
    </div>
  );
}
