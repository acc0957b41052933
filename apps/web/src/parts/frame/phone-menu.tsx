import { t } from '@tessera/texts';
import { buttonClass, Drawer, Wordmark } from '@tessera/ui';
import type { Session } from '../../data/session/session.ts';
import { signOut } from '../../data/session/sign-out.ts';
import { PRODUCT_NAME } from '../../product.ts';
import { accountLinks, MARKETING_LINKS, newCardPath } from './navigation.ts';

export interface PhoneMenuProps {
  session: Session;
  /** The page that is shown. */
  path: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The top bar's items on narrow screens: slides down over the page, which does not scroll meanwhile. */
export function PhoneMenu({ session, path, isOpen, onOpenChange }: PhoneMenuProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={t('Menu')}
      side="top"
      heading={<Wordmark name={PRODUCT_NAME} />}
    >
      {/* A press on any link inside closes the menu, also one that leads to the page that is already shown. */}
      <nav aria-label={t('Main')} className="grid" onClickCapture={() => onOpenChange(false)}>
        {[...MARKETING_LINKS, ...accountLinks(session)].map(({ label, to }) => (
          <a
            key={to}
            href={to}
            aria-current={to === path ? 'page' : undefined}
            className="border-b border-line py-3 font-serif text-lg aria-[current=page]:text-brass"
          >
            {label}
          </a>
        ))}
        <div className="mt-5 flex items-center justify-between gap-3">
          <a href={newCardPath(session)} className={buttonClass('primary')}>
            {t('New Card')}
          </a>
          {session.status === 'signed-in' && (
            <button type="button" className={buttonClass('quiet')} onClick={signOut}>
              {t('Logout')}
            </button>
          )}
        </div>
      </nav>
    </Drawer>
  );
}
