import type { CardActionTarget, PreviewSocial, ShownContact } from '@tessera/domain';
import { Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { BrandIcon } from './brand-icon.tsx';
import { type ContactRow, contactRows } from './contact-rows.ts';

const ICONS: Partial<Record<CardActionTarget, LucideIcon>> = { phone: Phone, email: Mail, map: MapPin };

export interface ContactListProps {
  contacts: readonly ShownContact[];
  socials: readonly PreviewSocial[];
  onTap: (target: CardActionTarget) => void;
}

/** One row for each way to reach the person; the whole row is the link. */
export function ContactList({ contacts, socials, onTap }: ContactListProps) {
  const rows = contactRows(contacts, socials);
  if (rows.length === 0) return null;
  return (
    <ul className="border-t border-line">
      {rows.map((row) => (
        <li key={row.href} className="border-b border-line">
          <ContactLink row={row} onTap={onTap} />
        </li>
      ))}
    </ul>
  );
}

function ContactLink({ row, onTap }: { row: ContactRow; onTap: ContactListProps['onTap'] }) {
  const Icon = ICONS[row.target] ?? Globe;
  return (
    <a
      href={row.href}
      onClick={() => onTap(row.target)}
      // The links are other people's, so they pass no reputation on.
      {...(row.isExternal && { target: '_blank', rel: 'noopener nofollow ugc' })}
      className="group flex min-h-12 items-center gap-3.5 py-3"
    >
      {row.network ? (
        <BrandIcon network={row.network} className="size-[18px] shrink-0 text-brass" />
      ) : (
        <Icon aria-hidden="true" className="size-[18px] shrink-0 stroke-[1.6] text-brass" />
      )}
      <span dir="auto" className="min-w-0 flex-1 group-hover:underline [overflow-wrap:anywhere]">
        {row.text}
      </span>
      <span className="shrink-0 text-sm text-ink-2">{row.label}</span>
    </a>
  );
}
