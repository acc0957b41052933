import { type CardData, type CardReader, OWNER, type PrivacyChoice, VISITOR, visibleCardData } from '@tessera/domain';
import { listOf, t } from '@tessera/texts';
import { SelectField } from '@tessera/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOwnPrivacy } from '../../data/card-store/use-cards.ts';
import { useSession } from '../../data/session/session.ts';
import { PagePreview } from '../../parts/card-view/page-preview.tsx';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';

/** For whom the page can be drawn. */
const READERS: { label: string; reader: CardReader }[] = [
  { label: t('Everyone'), reader: VISITOR },
  { label: t('Someone you shared it with'), reader: { ...VISITOR, wasHanded: true } },
  { label: t('Someone signed in'), reader: { ...VISITOR, isSignedIn: true } },
  { label: t('A contact'), reader: { ...VISITOR, isSignedIn: true, isContact: true } },
];

/** The page of the person's own card as others see it, and what their settings hide there. */
export function OwnPage({ data }: { data: CardData }) {
  const privacy = useOwnPrivacy();
  const [chosen, setChosen] = useState(0);
  const reader = READERS[chosen]?.reader ?? VISITOR;
  return (
    <>
      <SelectField
        label={t('View as|of a card')}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
        className="mx-auto mb-4 max-w-96"
      >
        {READERS.map(({ label }, at) => (
          <option key={label} value={at}>
            {label}
          </option>
        ))}
      </SelectField>
      <PagePreview data={visibleCardData(data, privacy ?? { email: true, socials: true }, reader)} />
      <PrivacyNote data={data} privacy={privacy} />
    </>
  );
}

function PrivacyNote({ data, privacy }: { data: CardData; privacy: PrivacyChoice | null }) {
  const session = useSession();
  const hidden = listHidden(data, privacy ?? { email: false, socials: false });
  // Signed out, there are neither settings nor visitors.
  if (hidden.length === 0 || session.status !== 'signed-in') return null;
  return (
    <p className="mt-3 text-sm text-ink-2">
      {privacy
        ? t('Your settings hide from visitors: {fields}.', { fields: listOf(hidden) })
        : t('Your settings may hide from visitors: {fields}.', { fields: listOf(hidden) })}{' '}
      <Link to={paths.settingsPage('privacy')} className={TEXT_LINK}>
        {t('Privacy settings')}
      </Link>
    </p>
  );
}

/** What the card says and its visitors don't see. */
function listHidden(data: CardData, show: PrivacyChoice): string[] {
  // Of what its audiences hide, “View as” tells.
  const seen = visibleCardData(data, show, OWNER);
  const countSocials = ({ socials, profiles }: CardData) =>
    Object.values(socials).filter(Boolean).length + (profiles?.length ?? 0);
  return [
    ...(seen.emails.length < data.emails.length ? [t('email addresses')] : []),
    ...(countSocials(seen) < countSocials(data) ? [t('social profiles')] : []),
  ];
}
