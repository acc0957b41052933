import { contactTitle, formatPhone, initials, mailtoHref, telHref } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, IconButton, Menu, MenuItem } from '@tessera/ui';
import { Ellipsis, Mail, MessageCircle, Pencil, Phone, Share2, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { deferred } from '../../delivery/deferred.tsx';
import { paths } from '../../paths.ts';
import { DeleteContact } from './delete-contact.tsx';
import type { PageContact } from './page-contact.ts';

const QuickShare = deferred(async () => (await import('../../parts/sharing/give/quick-share.tsx')).QuickShare);

/** Who it is, and what one does with somebody: call, write, and hand over a card. */
export function ContactHead({ contact, onEdit }: { contact: PageContact; onEdit: () => void }) {
  const [open, setOpen] = useState<'share' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { id, role, company, email, phone, user } = contact;
  const title = contactTitle({ ...contact, phone: formatPhone(phone) });
  const [call, mail] = [telHref(phone), mailtoHref(email)];
  return (
    <header className="mb-9 grid gap-6">
      <div className="flex items-center gap-4 sm:gap-5">
        <Avatar size="lg" initials={initials(contactTitle(contact))} src={user?.avatarUrl} />
        <div className="min-w-0 flex-1">
          <h1 dir="auto" className="[overflow-wrap:anywhere]">
            {title}
          </h1>
          <p dir="auto" className="mt-1 text-ink-2 [overflow-wrap:anywhere]">
            {[role, company === title ? '' : company].filter(Boolean).join(t(', '))}
          </p>
        </div>
        <Menu
          trigger={
            <IconButton label={t('More for {title}', { title })} className="-me-2 self-start">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem tone="bad" onSelect={() => setOpen('delete')}>
            <Trash2 aria-hidden="true" />
            {t('Delete')}
          </MenuItem>
        </Menu>
      </div>
      <div className="grid max-w-120 auto-cols-fr grid-flow-col gap-2">
        {call && (
          <a href={call} className={ACT}>
            <Act icon={<Phone aria-hidden="true" />} label={t('Call')} />
          </a>
        )}
        {user && (
          <Link to={paths.openDirect(user.id)} className={ACT}>
            <Act icon={<MessageCircle aria-hidden="true" />} label={t('Message')} />
          </Link>
        )}
        {mail && (
          <a href={mail} className={ACT}>
            <Act icon={<Mail aria-hidden="true" />} label={t('Email')} />
          </a>
        )}
        <button type="button" className={ACT} onPointerDown={QuickShare.preload} onClick={() => setOpen('share')}>
          <Act icon={<Share2 aria-hidden="true" />} label={t('Share my card')} />
        </button>
        <button type="button" className={ACT} onClick={onEdit}>
          <Act icon={<Pencil aria-hidden="true" />} label={t('Edit')} />
        </button>
      </div>
      {open === 'share' && <QuickShare isOpen onOpenChange={close} />}
      <DeleteContact id={id} title={title} isOpen={open === 'delete'} onClose={close} />
    </header>
  );
}

const ACT =
  'grid min-h-16 cursor-pointer content-center justify-items-center gap-1 rounded-lg border border-line bg-surface px-1 py-2 hover:border-line-2 hover:bg-brass-soft';

function Act({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      <span className="[&_svg]:size-5 [&_svg]:stroke-[1.6]">{icon}</span>
      <span className="text-center text-xs leading-tight">{label}</span>
    </>
  );
}
